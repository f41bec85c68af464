// Passkeys: a device signs a challenge of the server.

import { api } from './api.ts';
import type { PasskeyInfo, SignedIn } from './wire.ts';

/** Whether passkeys work here. Browsers allow them for host names, not for IP addresses. */
export function possible(offered: boolean): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return offered && named && typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

const written = (credential: Credential | null): unknown => (credential as PublicKeyCredential).toJSON();

/** Registers a passkey of this device. */
export async function addPasskey(label: string): Promise<PasskeyInfo> {
  const { ticket, options } = await api.passkeyQuestion();
  const { publicKey } = options as { publicKey: PublicKeyCredentialCreationOptionsJSON };
  const credential = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey) });
  return api.addPasskey({ ticket, label, credential: written(credential) });
}

/** Signs in to the account of this name. */
export async function signInWithPasskey(name: string): Promise<SignedIn> {
  const { ticket, options } = await api.passkeyEntry(name);
  const { publicKey } = options as { publicKey: PublicKeyCredentialRequestOptionsJSON };
  const credential = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey) });
  return api.enterByPasskey({ ticket, credential: written(credential) });
}

/** Whether the user cancelled the request. */
export const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

// Passkeys: a device signs a challenge of the server.

import { api } from './api.ts';
import type { PasskeyAnswer, PasskeyInfo, PasskeyRequest, SignedIn } from './wire.ts';

/** Whether passkeys work here. Browsers allow them for host names, not for IP addresses. */
export function possible(offered: boolean): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return offered && named && typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

const written = (credential: Credential | null): unknown => (credential as PublicKeyCredential).toJSON();

/** Registers a passkey of this device. `proof` shows that the owner of the account asks for it. */
export async function addPasskey(label: string, proof: PasskeyRequest): Promise<PasskeyInfo> {
  const { ticket, options } = await api.passkeyQuestion(proof);
  const { publicKey } = options as { publicKey: PublicKeyCredentialCreationOptionsJSON };
  const credential = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey) });
  return api.addPasskey({ ticket, label, credential: written(credential) });
}

/** The answer of a passkey of the account with this name to a challenge. */
export async function usePasskey(name: string): Promise<PasskeyAnswer> {
  const { ticket, options } = await api.passkeyEntry(name);
  const { publicKey } = options as { publicKey: PublicKeyCredentialRequestOptionsJSON };
  const credential = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey) });
  return { ticket, credential: written(credential) };
}

/** Signs in to the account of this name. */
export async function signInWithPasskey(name: string): Promise<SignedIn> {
  return api.enterByPasskey(await usePasskey(name));
}

/** Whether the user cancelled the request. */
export const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

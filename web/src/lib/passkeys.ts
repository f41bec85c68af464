// Passkeys: the browser asks a device, and the server checks what it answers.

import { api } from './api.ts';
import type { PasskeyInfo, SignedIn } from './wire.ts';

/** Whether this browser, at this address, can ask a device. Numbers have no passkeys, only names have. */
export function possible(offered: boolean): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return offered && named && typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

const written = (credential: Credential | null): unknown => (credential as PublicKeyCredential).toJSON();

/** Makes a passkey of this device. */
export async function add(label: string): Promise<PasskeyInfo> {
  const { ticket, options } = await api.passkeyQuestion();
  const { publicKey } = options as { publicKey: PublicKeyCredentialCreationOptionsJSON };
  const credential = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey) });
  return api.addPasskey({ ticket, label, credential: written(credential) });
}

/** Comes back to the account of this name. */
export async function enter(name: string): Promise<SignedIn> {
  const { ticket, options } = await api.passkeyEntry(name);
  const { publicKey } = options as { publicKey: PublicKeyCredentialRequestOptionsJSON };
  const credential = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey) });
  return api.enterByPasskey({ ticket, credential: written(credential) });
}

/** Whether somebody only changed their mind. */
export const declined = (trouble: unknown): boolean => trouble instanceof DOMException && trouble.name === 'NotAllowedError';

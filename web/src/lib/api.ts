// The HTTP API, one function for each request. Failures are thrown as `ApiError`.

import { addressOf, HAS_SERVER } from './base.ts';
import { isLocal } from './local-id.ts';
import { updates } from './updates.svelte.ts';
import { PROTOCOL } from './wire.ts';
import type { LocalTables, Watch } from '../local/client.ts';
import type { Check, Played } from './fair-check.ts';
import type { Memory } from './fair.ts';
import type {
  Annotation, Command, Credentials, DataExport, Hint, History, Ladder, LadderPlace, Lobby, Me, NewName, NewPasskey, NewPassword,
  NewTable, NewToken, EventView, PasskeyAnswer, PasskeyChallenge, PasskeyInfo, PasskeyRequest, Problem, Profile, QuickMatch, Registration, Replay, ReviewPart, ReviewRequest, ServerInfo, SessionInfo, SignedIn,
  State, Study, StudyRequest, TableCreated, TableOverview, ServerMessage,
} from './wire.ts';

/** A failed request. Status 0 means that the server could not be reached. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.message);
  }
}

/** Whether a body is a `Problem` of the server. A proxy may answer with anything. */
function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (!HAS_SERVER) throw new ApiError(0, { code: 'no-server', message: 'This site has no server.' });
  const request: RequestInit = {
    method, signal, credentials: 'same-origin', headers: { Accept: 'application/json', 'Marchstone-Protocol': String(PROTOCOL) },
  };
  if (body !== undefined) {
    request.headers = { ...request.headers, 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(addressOf(`/api${path}`), request);
  } catch {
    throw new ApiError(0, { code: 'unreachable', message: 'The server cannot be reached.' });
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  const problem = isProblem(answer) ? answer : { code: `http-${response.status}`, message: `The server answered ${response.status}.` };
  if (problem.code === 'other-protocol') updates.outdated = true;
  throw new ApiError(response.status, problem);
}

async function json<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await ask(method, path, body, signal)).json()) as T;
}

async function nothing(method: string, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

const id = encodeURIComponent;

/** The tables of this device; their code comes when it is needed. */
const tables = async (): Promise<LocalTables> => (await import('../local/client.ts')).local;

export const api = {
  server: () => json<ServerInfo>('GET', '/server'),

  guest: () => json<SignedIn>('POST', '/session/guest', {}),
  signIn: (who: Credentials) => json<SignedIn>('POST', '/session', who),
  signOut: () => nothing('DELETE', '/session'),
  register: (who: Registration) => json<SignedIn>('POST', '/account', who),
  rename: (name: NewName) => json<Me>('PUT', '/account/name', name),
  password: (password: NewPassword) => json<Me>('PUT', '/account/password', password),

  me: () => json<Me>('GET', '/me'),
  forgetMe: () => nothing('DELETE', '/me'),
  export: () => json<DataExport>('GET', '/me/export'),
  sessions: () => json<SessionInfo[]>('GET', '/me/sessions'),
  revoke: (session: string) => nothing('DELETE', `/me/sessions/${id(session)}`),
  token: (label: string) => json<NewToken>('POST', '/me/tokens', { label }),
  passkeys: () => json<PasskeyInfo[]>('GET', '/me/passkeys'),
  passkeyQuestion: (proof: PasskeyRequest) => json<PasskeyChallenge>('POST', '/me/passkeys/challenge', proof),
  addPasskey: (passkey: NewPasskey) => json<PasskeyInfo>('POST', '/me/passkeys', passkey),
  removePasskey: (passkey: string) => nothing('DELETE', `/me/passkeys/${id(passkey)}`),
  passkeyEntry: (name: string) => json<PasskeyChallenge>('POST', '/session/passkey/challenge', { name }),
  enterByPasskey: (answer: PasskeyAnswer) => json<SignedIn>('POST', '/session/passkey', answer),
  myTables: () => json<TableOverview[]>('GET', '/me/tables'),

  person: (who: string) => json<Profile>('GET', `/people/${id(who)}`),
  history: (who: string, before: string | null) =>
    json<History>('GET', `/people/${id(who)}/history${before === null ? '' : `?before=${id(before)}`}`),
  ladders: () => json<Ladder[]>('GET', '/ladders'),
  ladder: (key: string) => json<LadderPlace[]>('GET', `/ladders/${id(key)}`),

  lobby: () => json<Lobby>('GET', '/lobby'),
  quick: (wish: QuickMatch) => json<TableCreated>('POST', '/quick', wish),
  create: (table: NewTable) => json<TableCreated>('POST', '/tables', table),
  command: (table: string, command: Command) => json<ServerMessage>('POST', `/tables/${id(table)}/commands`, command),

  // A table of this device answers from its worker.
  table: (table: string) => (isLocal(table) ? tables().then((local) => local.ask('table', { table })) : json<State>('GET', `/tables/${id(table)}`)),
  events: (table: string, since: number) =>
    isLocal(table)
      ? tables().then((local) => local.ask('events', { table, since }))
      : json<EventView[]>('GET', `/tables/${id(table)}/events?since=${since}`),
  explain: (table: string, touch: string, seat: string) =>
    isLocal(table)
      ? tables().then((local) => local.ask('explain', { table, touch, seat }))
      : json<Annotation>('GET', `/tables/${id(table)}/annotations/${id(touch)}?seat=${id(seat)}`),
  hint: (table: string, watch?: Watch) =>
    isLocal(table) ? tables().then((local) => local.ask('hint', { table }, watch)) : json<Hint>('POST', `/tables/${id(table)}/hint`, {}, watch?.signal),
  record: async (table: string) =>
    isLocal(table) ? (await tables()).ask('record', { table }) : (await ask('GET', `/tables/${id(table)}/record`)).text(),
  replay: (table: string) =>
    isLocal(table) ? tables().then((local) => local.ask('replay', { table })) : json<Replay>('GET', `/tables/${id(table)}/replay`),
  /** Analyses in the worker where there is one, else at the server. */
  study: async (request: StudyRequest, watch?: Watch) => {
    const local = await tables();
    return (await local.ready(request)) ? local.ask('study', { request }, watch) : json<Study>('POST', '/study', request, watch?.signal);
  },
  /** Checks the shuffles of a finished table: in the worker where there is one, else in the page. No server takes part. */
  fairness: async (played: Played, memory: Memory | null): Promise<Check[]> => {
    const local = await tables();
    return (await local.start()) ? local.ask('fairness', { played, memory }) : (await import('./fair-check.ts')).checkFairness(played, memory);
  },
  /** The next steps of a review: in the worker where there is one, else at the server. */
  review: async (request: ReviewRequest, signal?: AbortSignal) => {
    const local = await tables();
    return (await local.ready(request)) ? local.ask('review', { request }, { signal }) : json<ReviewPart>('POST', '/review', request, signal);
  },
};

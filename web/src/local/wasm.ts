// The WebAssembly of crates/browser, a module for each game, and the nets of the bots. `cargo xtask web` writes them, with a list
// of their names.

/** The module of a game and the JavaScript around it. */
export interface ModuleFiles {
  glue: string;
  wasm: string;
}

/** The files, as paths under the base of the site. */
export interface Files {
  /** By the name of the game. */
  games: Record<string, ModuleFiles>;
  /** The weights of each value net, by name. */
  nets: Record<string, string>;
  /** The weights of each policy net, by name. They are larger, and only the strongest level needs one. */
  policies: Record<string, string>;
}

/** What crates/browser exports. */
export interface Exports {
  default(input: { module_or_path: WebAssembly.Module }): Promise<{ memory: WebAssembly.Memory }>;
  Tables: new () => { ask(question: string): string };
  think_json(thought: string): string;
  review_json(request: string): string;
  load_net(name: string, file: Uint8Array): void;
}

/** An instance of its own. */
export interface Instance {
  exports: Exports;
  memory: WebAssembly.Memory;
}

const address = (path: string): string => new URL(`${import.meta.env.BASE_URL}${path}`, location.origin).href;

export async function loadFiles(): Promise<Files> {
  const answer = await fetch(address('local.json'), { cache: 'no-cache' });
  // Without a build of the WebAssembly a server answers with its index page.
  return (await answer.json()) as Files;
}

/** A module that is compiled. */
export interface Program {
  glue: string;
  module: WebAssembly.Module;
}

export async function compile({ glue, wasm }: ModuleFiles): Promise<Program> {
  return { glue, module: await WebAssembly.compileStreaming(fetch(address(wasm))) };
}

export async function instantiate({ glue, module }: Program): Promise<Instance> {
  const exports = (await import(/* @vite-ignore */ address(glue))) as Exports;
  const { memory } = await exports.default({ module_or_path: module });
  return { exports, memory };
}

/** The weights of a value net or of a policy net. */
export async function loadNet(files: Files, name: string): Promise<ArrayBuffer> {
  const path = files.nets[name] ?? files.policies[name];
  if (path === undefined) throw new Error(`there is no net ${name}`);
  const answer = await fetch(address(path));
  if (!answer.ok) throw new Error(`the net ${name} cannot be loaded`);
  return answer.arrayBuffer();
}

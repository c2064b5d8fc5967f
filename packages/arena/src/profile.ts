import { existsSync, readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { type MeasuredWork, STRETCHES, warmUp } from './measure.ts';

/** Where the CPU goes. */
export interface Profile {
  readonly name: string;
  /** The largest first. */
  readonly parts: readonly ProfilePart[];
}

export interface ProfilePart {
  /** A folder of the sources (`engine/talk`), `memory` (its management), or `system` (all that is not ours). */
  readonly part: string;
  /** Of all time, 0 to 1. */
  readonly share: number;
}

/** Microseconds between two looks. */
const INTERVAL = 200;

/** Looks where the work stands, many times a second, once its speed is steady. */
export async function profile(name: string, seconds: number, work: MeasuredWork): Promise<Profile> {
  const stretch = warmUp(seconds, work);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  for (let count = 0; count < STRETCHES; count++) stretch();
  const { profile: looked } = await session.post('Profiler.stop');
  session.disconnect();
  return { name, parts: sharesIn(looked) };
}

/** What the runtime does for a function of ours counts as that function's. */
function sharesIn({ nodes }: Profiler.Profile): ProfilePart[] {
  const parts = new Map<string, number>();
  const children = new Map(nodes.map((node) => [node.id, node]));
  let all = 0;
  const add = (node: Profiler.ProfileNode, above: string) => {
    const part = partOf(node.callFrame, above);
    const hits = node.callFrame.functionName === '(idle)' ? 0 : (node.hitCount ?? 0);
    parts.set(part, (parts.get(part) ?? 0) + hits);
    all += hits;
    for (const child of node.children ?? []) add(children.get(child)!, part);
  };
  if (nodes[0] !== undefined) add(nodes[0], 'system');
  return [...parts]
    .filter(([, hits]) => hits > 0)
    .map(([part, hits]) => ({ part, share: hits / all }))
    .sort((one, other) => other.share - one.share);
}

const FOLDER = /\/packages\/(\w+)\/(?:dist|src)\/(?:([\w-]+)\/)?[^/]+$/;

type CallFrame = Profiler.ProfileNode['callFrame'];

function partOf(frame: CallFrame, above: string): string {
  const { functionName, url } = frame;
  if (functionName === '(garbage collector)') return 'memory';
  if (url === '') return functionName.startsWith('(') ? 'system' : above;
  const [, name, folder] = FOLDER.exec(sourceOf(frame)) ?? [];
  if (name === undefined) return 'system';
  return folder === undefined ? name : `${name}/${folder}`;
}

const maps = new Map<string, SourceMap | null>();

/** The file that a function was written in: packages are bundled, and a map beside the bundle tells. */
function sourceOf({ url, lineNumber, columnNumber }: CallFrame): string {
  const map = maps.get(url) ?? mapOf(url);
  maps.set(url, map);
  const { originalSource }: { originalSource?: string } = map?.findEntry(lineNumber, columnNumber) ?? {};
  return originalSource === undefined ? url : new URL(originalSource, url).href;
}

function mapOf(url: string): SourceMap | null {
  const file = new URL(`${url}.map`);
  return url.includes('/dist/bundled/') && existsSync(file)
    ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
    : null;
}

import { accept, type Cast, type Result, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import type { Kysely } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';
import type { TaskThread } from '../thread/thread.ts';
import { shortId } from './ids.ts';

const MOST_CASTS = 5;

/** A cast that somebody has brought, with the faces there are of each character. */
export interface BroughtCast extends Cast {
  readonly licence: string;
  readonly maker: string | null;
  readonly faces: ReadonlyMap<string, readonly string[]>;
}

/** Casts that people have brought: characters and their pictures. */
export class CastPacks {
  readonly #database: Kysely<Database>;
  readonly #thread: TaskThread;

  constructor(database: Kysely<Database>, thread: TaskThread) {
    this.#database = database;
    this.#thread = thread;
  }

  /** The id of the new cast; or what is wrong with it. */
  async add(maker: string, body: Uint8Array): Promise<Result<string, web.WebError>> {
    if ((await this.#countOf(maker)) >= MOST_CASTS)
      return refuse(web.webError('tooManyCasts', `at most ${MOST_CASTS}`));
    const read = await this.#thread.run('castPack', body);
    if (!read.ok) return read;
    const { names, licence, characters, faces } = read.value;
    const id = `pack-${shortId()}`;
    await this.#database.transaction().execute(async (transaction) => {
      const cast = {
        id,
        maker,
        licence,
        names: JSON.stringify(names),
        characters: JSON.stringify(characters),
      };
      await transaction.insertInto('casts').values(cast).execute();
      const rows = faces.map(({ bytes, ...face }) => ({ cast_id: id, ...face, bytes: Buffer.from(bytes) }));
      if (rows.length > 0) await transaction.insertInto('cast_faces').values(rows).execute();
    });
    return accept(id);
  }

  async find(id: string): Promise<BroughtCast | null> {
    const cast = await this.#database.selectFrom('casts').selectAll().where('id', '=', id).executeTakeFirst();
    if (cast === undefined) return null;
    const rows = await this.#database
      .selectFrom('cast_faces')
      .select(['character', 'face'])
      .where('cast_id', '=', id)
      .orderBy('face')
      .execute();
    const { names, characters, licence, maker } = cast;
    return { id, names, characters, licence, maker, faces: byCharacter(rows) };
  }

  /** Newest first. */
  async list(limit: number) {
    const rows = await this.#database
      .selectFrom('casts')
      .select(['id', 'names', 'characters'])
      .orderBy('created', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, names, characters }) => ({ id, names, characters: characters.length }));
  }

  async face(cast: string, character: string, face: string) {
    const found = await this.#database
      .selectFrom('cast_faces')
      .select(['type', 'bytes'])
      .where('cast_id', '=', cast)
      .where('character', '=', character)
      .where('face', '=', face)
      .executeTakeFirst();
    return found ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('casts').where('id', '=', id).execute();
  }

  async #countOf(maker: string): Promise<number> {
    const rows = await this.#database.selectFrom('casts').select('id').where('maker', '=', maker).execute();
    return rows.length;
  }
}

function byCharacter(rows: readonly { character: string; face: string }[]): Map<string, string[]> {
  const faces = new Map<string, string[]>();
  for (const { character, face } of rows) faces.set(character, [...(faces.get(character) ?? []), face]);
  return faces;
}

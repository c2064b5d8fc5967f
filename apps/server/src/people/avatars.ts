import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';

type AvatarRow = {
  readonly person: string;
  readonly kind: string;
  readonly name: string;
  readonly language: string;
};

/** Whoever signs out leaves no token behind that opens anything; their avatars get others. */
export async function endTokens(database: Kysely<Database>, person: string): Promise<void> {
  await sql`
    update licos_users set avatars = (
      select jsonb_agg(jsonb_set(a, '{token}', to_jsonb(gen_random_uuid()::text)) order by place)
      from jsonb_array_elements(avatars) with ordinality as each (a, place))
    where person = ${person} and avatars <> '[]'`.execute(database);
}

/** The avatars of somebody at the LiCOS door, without their tokens. A robot is a person of its own. */
export async function avatarsOf(database: Kysely<Database>, person: string): Promise<AvatarRow[]> {
  const { rows } = await sql<AvatarRow>`
    select a ->> 'person' as person, a ->> 'kind' as kind, a ->> 'name' as name, a ->> 'language' as language
    from licos_users u, jsonb_array_elements(u.avatars) a where u.person = ${person}`.execute(database);
  return rows;
}

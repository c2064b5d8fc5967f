import type { ClientBase } from 'pg';
import { PASSING } from './backup-form.ts';

/** The tables to keep, each after those it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select c.relname as name, array(
      select r.relname from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
    )::text[] as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const left = rows.filter(({ name }) => !PASSING.has(name));
  const order: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((need) => order.includes(need)));
    const [table] = left.splice(Math.max(0, next), 1);
    if (table !== undefined) order.push(table.name);
  }
  return order;
}

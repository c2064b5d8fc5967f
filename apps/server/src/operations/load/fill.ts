import { Client } from 'pg';

/** Events of each copy: enough for the index to be deep, few enough for the disk. */
const EVENTS = 10;

/** Copies a village that has ended, many times: a server after years. */
export async function fillWithEnded(url: string, village: string, copies: number): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'mura' });
  await client.connect();
  try {
    await client.query(
      `insert into villages (id, state, plan, version, created, maker, setup, header, owner, fence, length)
       select 'x' || lpad(n::text, 11, '0'), 'ended', plan, version, created - n, maker, setup, header, null, 1, $3
       from villages, generate_series(1, $2::integer) as n where id = $1`,
      [village, copies, EVENTS],
    );
    await client.query(
      `insert into events (village, seq, line, act)
       select 'x' || lpad(n::text, 11, '0'), seq, line, null
       from events, generate_series(1, $2::integer) as n where village = $1 and seq < $3`,
      [village, copies, EVENTS],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

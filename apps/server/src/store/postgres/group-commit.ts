import type { Pool } from 'pg';
import { type Append, type Lease, LeaseLost } from '../store.ts';

interface PendingAppend {
  readonly lease: Lease;
  readonly append: Append;
  resolve(): void;
  reject(error: unknown): void;
}

/** Of one transaction: villages, and lines of all of them. */
const MOST_APPENDS = 150;
const MOST_LINES = 5000;

/**
 * Writes the appends of all villages together: while one transaction is on its way, the next one gathers. Each append
 * stands for itself: one that is refused does not keep the others back.
 */
export class GroupCommit {
  readonly #pool: Pool;
  readonly #owner: number;
  #waiting: PendingAppend[] = [];
  #writing: Promise<void> | null = null;

  constructor(pool: Pool, owner: number) {
    this.#pool = pool;
    this.#owner = owner;
  }

  append(lease: Lease, append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ lease, append, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** All that was appended is durable, or refused. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // Whatever is appended in this moment goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#write(this.#takeBatch());
    this.#writing = null;
  }

  /** At most one append of each village: the second builds on the first. */
  #takeBatch(): PendingAppend[] {
    const batch: PendingAppend[] = [];
    const villages = new Set<string>();
    let lines = 0;
    this.#waiting = this.#waiting.filter((waiting) => {
      const { village } = waiting.lease;
      const isFull = batch.length >= MOST_APPENDS || (lines > 0 && lines >= MOST_LINES);
      if (isFull || villages.has(village)) return true;
      villages.add(village);
      batch.push(waiting);
      lines += waiting.append.lines.length;
      return false;
    });
    return batch;
  }

  async #write(batch: readonly PendingAppend[]): Promise<void> {
    try {
      const written = await this.#insert(batch);
      for (const waiting of batch) {
        if (written.has(waiting.lease.village)) waiting.resolve();
        else waiting.reject(new LeaseLost(`The village ${waiting.lease.village} is not ours to append to.`));
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      // One of them is at fault, or the database is gone: each alone is told.
      else for (const waiting of batch) await this.#write([waiting]);
    }
  }

  /** One statement is one transaction. Who owns the village and how long its record is are checked in it. */
  async #insert(batch: readonly PendingAppend[]): Promise<Set<string>> {
    const appends = batch.map(({ lease, append }) => ({ ...lease, ...append }));
    const rows = appends.flatMap(({ village, first, lines, act }) =>
      lines.map((line, index) => ({ village, seq: first + index, line, act: index === 0 ? act : null })),
    );
    const { rows: moved } = await this.#pool.query<{ id: string }>({
      name: 'append',
      text: INSERT,
      values: [
        appends.map(({ village }) => village),
        appends.map(({ fence }) => fence),
        appends.map(({ first }) => first),
        appends.map(({ lines }) => lines.length),
        this.#owner,
        rows.map(({ village }) => village),
        rows.map(({ seq }) => seq),
        rows.map(({ line }) => line),
        rows.map(({ act }) => act),
        appends.map(({ result }) => (result === undefined ? null : JSON.stringify(result))),
      ],
    });
    return new Set(moved.map(({ id }) => id));
  }
}

const INSERT = `
  with batch as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::integer[], $10::jsonb[])
      as b (village, fence, first, count, result)
  ), moved as (
    update villages v set length = v.length + b.count, result = coalesce(b.result, v.result) from batch b
    where v.id = b.village and v.state = 'open' and v.owner = $5 and v.fence = b.fence and v.length = b.first
    returning v.id
  ), kept as (
    insert into events (village, seq, line, act)
    select e.village, e.seq, e.line, e.act
    from unnest($6::text[], $7::integer[], $8::text[], $9::text[]) as e (village, seq, line, act)
    where e.village in (select id from moved)
  ), told as (
    select pg_notify('mura_appended', $5::integer::text || ' ' || string_agg(id, ' ')) from moved having count(*) > 0
  )
  select id from moved, (select count(*) from told) as notified`;

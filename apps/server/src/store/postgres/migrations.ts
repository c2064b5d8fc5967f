/** Forward only: a change of the tables is a new entry at the end, and an old one is never touched. */
export const MIGRATIONS: readonly (readonly [name: string, statements: string])[] = [
  [
    '0001-villages',
    `
    create table villages (
      id text primary key,
      state text not null check (state in ('waiting', 'open', 'ended', 'broken')),
      plan jsonb not null,
      version integer not null default 0,
      created bigint not null,
      maker text,
      setup jsonb,
      header text,
      owner integer,
      fence integer not null default 0,
      length integer not null default 0
    );
    create index villages_created on villages (created desc);
    create index villages_by_state on villages (state, created desc);
    create index villages_open on villages (owner) where state = 'open';
    create index villages_made on villages (maker) where state in ('waiting', 'open');

    create table events (
      village text not null,
      seq integer not null,
      line text not null,
      act text,
      primary key (village, seq)
    );
    create unique index events_act on events (village, act) where act is not null;
    create function events_are_kept() returns trigger language plpgsql as
      $$ begin raise exception 'events are only appended'; end $$;
    create trigger events_are_kept before update or delete or truncate on events
      for each statement execute function events_are_kept();

    create table processes (
      id integer generated always as identity primary key,
      expires timestamptz not null
    );

    create table relayed (
      id bigint generated always as identity primary key,
      village text not null,
      player integer not null,
      act text not null,
      action text not null,
      answer text,
      sent timestamptz not null default now()
    );
    create index relayed_waiting on relayed (village) where answer is null;

    create table secrets (
      name text primary key,
      value bytea not null
    );
    `,
  ],
];

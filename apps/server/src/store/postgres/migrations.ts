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
  [
    '0002-people',
    `
    create table accounts (
      id text primary key,
      name text not null,
      folded text not null unique,
      password text not null,
      rights text not null default 'player' check (rights in ('player', 'organiser', 'admin')),
      created timestamptz not null default now()
    );
    create table sessions (
      id text primary key,
      account text not null references accounts on delete cascade,
      created timestamptz not null default now()
    );
    create index sessions_of on sessions (account);
    create table bot_tokens (
      id text primary key,
      owner text not null references accounts on delete cascade,
      name text not null,
      fingerprint bytea not null,
      scopes text[] not null,
      per_minute integer not null,
      created timestamptz not null default now()
    );
    create index bot_tokens_of on bot_tokens (owner);
    create table barred (
      person text primary key,
      why text not null check (why in ('banned', 'deleted')),
      reason text not null default '',
      at timestamptz not null default now()
    );

    create table standings (
      village text not null,
      person text not null,
      standing text not null check (standing in ('free', 'muted', 'banned')),
      reason text not null default '',
      given_by text not null,
      changed timestamptz not null default now(),
      primary key (village, person)
    );
    create index standings_changed on standings (changed);
    create table reports (
      id bigint generated always as identity primary key,
      village text not null,
      seq integer,
      player integer,
      person text,
      reporter text not null,
      reason text not null,
      at timestamptz not null default now(),
      state text not null default 'open' check (state in ('open', 'closed'))
    );
    create index reports_by_state on reports (state, id desc);
    create index reports_of_village on reports (village, id desc);
    create index reports_by on reports (reporter) where state = 'open';

    create table withdrawals (
      village text not null,
      person text not null,
      asked timestamptz not null default now(),
      primary key (village, person)
    );
    create table casts (
      id text primary key,
      maker text,
      licence text not null,
      names jsonb not null,
      characters jsonb not null,
      created timestamptz not null default now()
    );
    create index casts_of on casts (maker);
    create table cast_faces (
      cast_id text not null references casts on delete cascade,
      character text not null,
      face text not null,
      type text not null,
      bytes bytea not null,
      primary key (cast_id, character, face)
    );

    -- Who sits where, by person; it follows the plans by itself. Villages are updated with every step, so their own
    -- rows are kept light, with room to be changed in place.
    create table seats (
      person text not null,
      village text not null references villages on delete cascade,
      primary key (person, village)
    );
    create index seats_of on seats (village);
    create function seats_follow() returns trigger language plpgsql as
      $$ begin
        delete from seats where village = new.id;
        insert into seats (person, village)
          select distinct s ->> 'person', new.id from jsonb_array_elements(new.plan -> 'seats') s
          where s ->> 'type' = 'person' and s ->> 'person' <> '';
        return null;
      end $$;
    create trigger seats_follow after insert or update of plan on villages
      for each row execute function seats_follow();
    insert into seats (person, village)
      select distinct s ->> 'person', v.id from villages v, jsonb_array_elements(v.plan -> 'seats') s
      where s ->> 'type' = 'person' and s ->> 'person' <> '';
    alter table villages set (fillfactor = 50);

    create index villages_of_maker on villages (maker);
    create index events_of_watchers on events (act text_pattern_ops) where act like '0/%';

    -- What somebody takes back is blanked, and nothing else is ever changed.
    create or replace function events_are_kept() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'UPDATE' and current_setting('mura.withdrawing', true) = 'on' then return null; end if;
        raise exception 'events are only appended';
      end $$;
    `,
  ],
  [
    '0003-sent-records',
    `
    -- Villages of one person and bots, played in a browser and sent here by whoever played. Nobody saw them being
    -- played, so they stand apart from the villages of this server.
    create table sent_records (
      id text primary key,
      sender text not null,
      village text not null,
      players integer not null,
      language text not null,
      winner text,
      licence text not null,
      record text not null,
      sent bigint not null,
      unique (sender, village)
    );
    create index sent_records_new on sent_records (sent desc);
    `,
  ],
  [
    '0004-seats-of-programs',
    `
    -- Programs that come through doors are known by an id as well.
    create or replace function seats_follow() returns trigger language plpgsql as
      $$ begin
        delete from seats where village = new.id;
        insert into seats (person, village)
          select distinct s ->> 'person', new.id from jsonb_array_elements(new.plan -> 'seats') s
          where s ->> 'person' <> '';
        return null;
      end $$;
    `,
  ],
  [
    '0004-licos-users',
    `
    -- The avatars of somebody at the LiCOS door, each with a token of its own.
    create table licos_users (
      person text primary key,
      name text not null,
      language text not null,
      avatars jsonb not null,
      begun timestamptz not null default now()
    );
    create index licos_avatars on licos_users using gin (avatars jsonb_path_ops);
    `,
  ],
  [
    '0005-revoked-tokens',
    `
    -- What a program said stays its owner's when its token opens nothing any more.
    alter table bot_tokens add column revoked boolean not null default false;
    `,
  ],
  [
    '0006-report-ids',
    `
    -- Ids without an order: a gap between two of them would tell that something hidden was reported.
    alter table reports alter column id drop identity;
    alter table reports alter column id set default 1 + floor(random() * 9007199254740990)::bigint;
    drop index reports_by_state;
    drop index reports_of_village;
    create index reports_by_state on reports (state, at desc, id desc);
    create index reports_of_village on reports (village, at desc, id desc);
    `,
  ],
  [
    '0007-results',
    `
    -- What the end of a game tells, while talk may still go on. Of games that have ended it stands in their records.
    alter table villages add column result jsonb;
    update villages v set result = jsonb_build_object(
      'winner', e.line::jsonb -> 'winner',
      'known', (e.line::jsonb ->> 'at')::bigint + coalesce((v.plan ->> 'delay')::bigint, 0) * 1000,
      'epilogueUntil', (
        select (p.line::jsonb ->> 'at')::bigint + (p.line::jsonb ->> 'seconds')::bigint * 1000 from events p
        where p.village = v.id and p.seq > e.seq and p.line like '%"type":"phaseBegan"%'
        order by p.seq limit 1
      )
    ) from events e where e.village = v.id and e.line like '%"type":"ended"%';
    create index villages_known on villages (((result ->> 'known')::bigint)) where result is not null;
    `,
  ],
  [
    '0007-rematches',
    `
    -- Where those who played play again.
    alter table villages add column rematch text;
    `,
  ],
  [
    '0008-contests',
    `
    create table contests (
      id text primary key,
      maker text not null,
      name text not null,
      state text not null check (state in ('open', 'running', 'ended')),
      wish jsonb not null,
      judge_key text not null,
      created bigint not null
    );
    create index contests_created on contests (created desc);
    create index contests_running on contests (id) where state = 'running';
    create table contest_teams (
      contest text not null references contests on delete cascade,
      name text not null,
      place integer not null,
      owner text not null,
      bot text,
      door text,
      key text,
      primary key (contest, name)
    );
    -- Games with a number below 0 are tests of a team and count for nothing.
    create table contest_games (
      contest text not null references contests on delete cascade,
      number integer not null,
      game jsonb not null,
      village text,
      outcome jsonb,
      primary key (contest, number)
    );
    create index contest_games_open on contest_games (contest, number) where outcome is null;
    create table contest_judges (
      contest text not null references contests on delete cascade,
      person text not null,
      judge jsonb not null,
      primary key (contest, person)
    );
    -- What judges and viewers say: grades, picks of the best, votes for play.
    create table contest_marks (
      contest text not null references contests on delete cascade,
      person text not null,
      kind text not null check (kind in ('grade', 'pick', 'vote')),
      about text not null,
      mark jsonb not null,
      primary key (contest, person, kind, about)
    );
    `,
  ],
  [
    '0009-corpora',
    `
    create table corpora (
      id text primary key,
      maker text not null,
      name text not null,
      annotator_key text not null,
      task jsonb,
      created bigint not null
    );
    create index corpora_maker on corpora (maker, created desc);
    -- Of a village of this server only which one it is: its words stay where they can be taken back.
    create table corpus_villages (
      corpus text not null references corpora on delete cascade,
      village text not null,
      place integer not null,
      source text not null check (source in ('here', 'file')),
      name text not null,
      facts jsonb not null,
      digest text not null,
      record text,
      primary key (corpus, village),
      unique (corpus, digest)
    );
    create table corpus_annotators (
      corpus text not null references corpora on delete cascade,
      person text not null,
      place integer not null check (place in (1, 2)),
      handed_in boolean not null default false,
      primary key (corpus, person),
      unique (corpus, place)
    );
    create index corpus_annotators_person on corpus_annotators (person);
    create table corpus_tags (
      corpus text not null references corpora on delete cascade,
      person text not null,
      village text not null,
      post text not null,
      tags jsonb not null,
      unsure boolean not null,
      primary key (corpus, person, village, post)
    );
    create table corpus_rulings (
      corpus text not null references corpora on delete cascade,
      village text not null,
      post text not null,
      ruling jsonb not null,
      primary key (corpus, village, post)
    );
    create table corpus_reviews (
      corpus text not null references corpora on delete cascade,
      village text not null,
      label text not null,
      person text not null,
      review jsonb not null,
      at bigint not null,
      primary key (corpus, village, label, person)
    );
    `,
  ],
  [
    '0010-own-games',
    `
    -- What a game was for somebody who played it: facts and places in the record, nobody's words.
    create table own_games (
      person text not null,
      village text not null references villages on delete cascade,
      game jsonb not null,
      primary key (person, village)
    );
    `,
  ],
  [
    '0011-daily',
    `
    create table daily_tries (
      village text primary key,
      day text not null,
      person text not null,
      outcome jsonb
    );
    create unique index daily_tries_once on daily_tries (day, person) where person <> '';
    create index daily_tries_of on daily_tries (person, day) where person <> '';
    `,
  ],
  [
    '0012-notices',
    `
    create table push_targets (
      endpoint text primary key,
      person text not null,
      p256dh text not null,
      auth text not null,
      language text not null
    );
    create index push_targets_of on push_targets (person);
    create index villages_set_time on villages (((plan ->> 'opensAt')::bigint)) where state = 'waiting' and plan ? 'opensAt';
    `,
  ],
  [
    '0013-ratings',
    `
    -- What everybody was in a village that is over; who sat where stays in its plan, where it can be taken back.
    create table game_roles (
      village text primary key references villages on delete cascade,
      ended bigint not null,
      roles jsonb not null
    );
    create table series (
      id text primary key,
      maker text not null,
      name text not null,
      created bigint not null
    );
    create index villages_of_series on villages ((plan ->> 'series')) where plan ? 'series';
    `,
  ],
  [
    '0014-spotting',
    `
    -- What was kept of games does not say how werewolves were spotted: records are read again when somebody asks.
    delete from own_games;
    `,
  ],
];

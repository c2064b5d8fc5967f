import type { Assistance, Channel } from '@mura/engine';
import { tick } from 'svelte';
import { openChoices } from '../../model/choices.ts';
import { ClaimsEar } from '../../model/claims.ts';
import { hourOf } from '../../model/phase.ts';
import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import type { PostLine } from '../../model/screen-line.ts';
import { keep, kept } from '../../shell/keeping.ts';
import { type Panel, panelsFor } from './assistance.ts';
import { BoardEditing } from './board-editing.svelte.ts';
import type Composer from './Composer.svelte';
import { Drafts } from './drafts.svelte.ts';
import { Notices } from './notices.svelte.ts';
import type { Tab } from './TabBar.svelte';
import type Talk from './Talk.svelte';
import { Width } from './width.svelte.ts';

/** What somebody in a village looks at, where they write, and what they have put away. */
export class PlayView {
  readonly play: PlayedVillageModel;
  readonly width = new Width();
  readonly notices = new Notices();
  readonly drafts: Drafts;
  readonly editing: BoardEditing;
  readonly #assistance: () => Assistance;
  readonly #ear = new ClaimsEar();
  #seenClaims = 0;

  panel = $state<Panel>('claims');
  tab = $state<Tab>('talk');
  drawer = $state<'closed' | 'board' | 'panels'>('closed');
  isHidden = $state(false);
  /** Whether the sheet is put away, as the reader has it; `null`: they have not said. */
  fold = $state<boolean | null>(null);
  wanted = $state<Channel | null>(null);
  showsKeys = $state(false);
  showsRules = $state(false);
  /** The characters over the talk: off until somebody wants them. */
  showsAvatars = $state(kept('avatars') === 'on');
  talk = $state<ReturnType<typeof Talk>>();
  composer = $state<ReturnType<typeof Composer>>();
  thinkBox = $state<ReturnType<typeof Composer>>();

  readonly panels = $derived.by(() => panelsFor(this.#assistance()));
  readonly claims = $derived.by(() =>
    this.panels.includes('claims') ? this.#ear.claims(this.play.model.events) : null,
  );
  readonly choice = $derived.by(() => openChoices(this.play.model)[0]);
  readonly hour = $derived.by(() => hourOf(this.play.phase));
  readonly shownPanel = $derived(this.panels.includes(this.panel) ? this.panel : (this.panels[0] ?? 'notes'));
  /** The channels of the left form: beside it one thinks in a form of its own. */
  readonly channels = $derived.by((): readonly Channel[] =>
    this.width.isNarrow
      ? this.play.channels
      : this.play.channels.filter((channel) => channel !== 'soliloquy'),
  );
  /** Where the left form writes: as chosen while that is open, else on the most public channel. */
  readonly channel = $derived<Channel | null>(
    this.wanted !== null && this.channels.includes(this.wanted) ? this.wanted : (this.channels[0] ?? null),
  );
  /** Where one chooses while the village still talks, the talk is not hidden by it. */
  readonly isFolded = $derived.by(() => this.fold ?? this.play.channels.includes('talk'));
  readonly showsSheet = $derived(this.choice !== undefined && !this.isFolded);
  readonly showsThinkBox = $derived.by(
    () =>
      this.play.channels.includes('soliloquy') && !this.width.isNarrow && !this.showsSheet && !this.isHidden,
  );
  readonly newClaims = $derived.by(() => {
    const count =
      this.claims?.table.claimants.reduce(
        (sum, { results, comingOuts }) => sum + results.length + comingOuts.length,
        0,
      ) ?? 0;
    if (this.tab === 'claims') this.#seenClaims = count;
    return Math.max(0, count - this.#seenClaims);
  });

  constructor(play: PlayedVillageModel, assistance: () => Assistance) {
    this.play = play;
    this.#assistance = assistance;
    this.drafts = new Drafts(play.source.keepAs);
    this.editing = new BoardEditing(play);
  }

  toggleAvatars(): void {
    this.showsAvatars = !this.showsAvatars;
    keep('avatars', this.showsAvatars ? 'on' : 'off');
  }

  reply(line: PostLine): void {
    if (line.number === null) return;
    this.wanted = 'talk';
    this.drafts.of('talk').replyTo = line.number;
    this.composer?.focus();
  }

  writeOn(channel: Channel): void {
    this.wanted = channel;
    if (channel === 'soliloquy' && this.thinkBox) this.thinkBox.focus();
    else queueMicrotask(() => this.composer?.focus());
  }

  show(chosen: Panel): void {
    if (!this.panels.includes(chosen)) return;
    this.panel = chosen;
    if (this.width.isPhone) this.tab = chosen === 'claims' || chosen === 'votes' ? chosen : 'me';
    else if (!this.width.hasTwoPanels) this.drawer = 'panels';
    this.fold = true;
  }

  showBoard(): void {
    if (this.width.isPhone) this.tab = 'board';
    else this.drawer = this.width.isNarrow ? 'board' : 'closed';
    this.fold = true;
    queueMicrotask(() => document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus());
  }

  async goToEvent(number: number): Promise<void> {
    if (this.width.isPhone) this.tab = 'talk';
    await tick();
    this.talk?.toEvent(number);
  }
}

/** What the page has to say: what happened, and what one can do. */
export interface PageNotice {
  readonly id: number;
  readonly text: string;
  /** `alert` is read out at once. */
  readonly kind: 'status' | 'alert';
}

const SHOWN_FOR = { status: 3500, alert: 8000 } as const;

export class Notices {
  list = $state<PageNotice[]>([]);
  #next = 0;

  say(text: string, kind: PageNotice['kind'] = 'status'): void {
    const id = this.#next++;
    // One piece of news at a time; what went wrong stays beside it.
    this.list = [...this.list.filter((notice) => notice.kind !== kind), { id, text, kind }];
    setTimeout(() => this.dismiss(id), SHOWN_FOR[kind]);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

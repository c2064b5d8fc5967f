/** What the page has to say: what happened, and what one can do. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** `alert` is read out at once. */
  readonly kind: 'status' | 'alert';
}

const SHOWN_FOR = 6000;

export class Notices {
  list = $state<Notice[]>([]);
  #next = 0;

  say(text: string, kind: Notice['kind'] = 'status'): void {
    const id = this.#next++;
    this.list = [...this.list.filter((notice) => notice.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.dismiss(id), SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

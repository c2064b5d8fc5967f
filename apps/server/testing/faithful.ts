/** Comes again whenever its wire breaks, until it has heard the end. */
export class Faithful<Agent extends { readonly closed: Promise<unknown> }> {
  readonly visits: Agent[] = [];
  readonly #arrive: () => Agent;
  readonly #isDone: (agent: Agent) => boolean;
  hasEnded = false;

  constructor(arrive: () => Agent, isDone: (agent: Agent) => boolean) {
    this.#arrive = arrive;
    this.#isDone = isDone;
    void this.#come();
  }

  async #come(): Promise<void> {
    while (!this.hasEnded) {
      const agent = this.#arrive();
      this.visits.push(agent);
      await agent.closed;
      this.hasEnded = this.#isDone(agent);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

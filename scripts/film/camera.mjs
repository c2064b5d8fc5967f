// Takes a film of a page, picture by picture. Time in the film is ours: what moves on the page is stopped and moved on
// by hand between two pictures, so that the film runs evenly however long a picture takes.

/** Milliseconds between two pictures while something moves. */
const STEP = 160;
/** Milliseconds of the machine. */
const READING = 300;
/** Longer than anything moves. */
const MOVING = 1000;

export class FilmCamera {
  /**
   * @param {import('playwright-core').Page} page
   * @param {import('./encoder.mjs').Encoder} encoder
   */
  constructor(page, encoder) {
    this.page = page;
    this.encoder = encoder;
    /** @type {import('./webp.mjs').Frame[]} */
    this.frames = [];
  }

  get seconds() {
    return this.frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  }

  /**
   * Does something on the page and shows it, for so many seconds of the film.
   * @param {number} seconds
   * @param {() => Promise<unknown>} [act]
   */
  async scene(seconds, act) {
    await act?.();
    // Talk is understood by readers that are loaded when they are needed.
    await this.page.waitForTimeout(READING);
    await this.page.evaluate('document.fonts.ready');
    for (let shown = 0; shown < MOVING; shown += STEP) {
      await this.page.evaluate(moveOn, shown === 0 ? 0 : STEP);
      await this.#take(STEP);
    }
    await this.page.evaluate(moveOn, MOVING);
    await this.#take(Math.max(STEP, seconds * 1000 - MOVING));
  }

  /** @param {number} milliseconds */
  async #take(milliseconds) {
    const changed = await this.encoder.changed(await this.page.screenshot({ caret: 'hide' }));
    const last = this.frames.at(-1);
    if (changed !== null) this.frames.push({ ...changed, milliseconds });
    else if (last !== undefined) last.milliseconds += milliseconds;
  }
}

/** Runs in the page. @param {number} milliseconds */
function moveOn(milliseconds) {
  /** @type {any} */
  const { document } = globalThis;
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime ?? 0;
    const at = Number(animation.currentTime ?? 0) + milliseconds;
    if (animation.playState !== 'paused') animation.pause();
    if (Number.isFinite(end) && at >= end) animation.finish();
    else animation.currentTime = animation.muraSeen ? at : milliseconds;
    animation.muraSeen = true;
  }
}

/** Where somebody stands, in the box of the stage; `y` is the ground under their feet. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The half circle on which a village stands. */
export interface StageGround {
  readonly width: number;
  readonly height: number;
  /** The far side of the clearing. */
  readonly far: number;
  readonly scale: number;
  /** Half of the widest round. */
  readonly reach: number;
  readonly depth: number;
}

export const CLEARING: StageGround = {
  width: 1440,
  height: 650,
  far: 445,
  scale: 1.3,
  reach: 586,
  depth: 86,
};
/** For an overlay only the figures are drawn. */
export const LEDGE: StageGround = { width: 1440, height: 330, far: 212, scale: 1.12, reach: 611, depth: 45 };

/** Between two who stand side by side, at most. */
const WIDEST_GAP = 170;
const USUAL = 15;
/** How much larger whoever stands at the ends is. */
const NEARER = 0.18;

/** The places of so many players, from left to right: who stands at the ends is nearer and larger. */
export function standsOf(players: number, ground: StageGround): Stand[] {
  const reach = Math.min(ground.reach, ((players - 1) * WIDEST_GAP) / 2);
  const base = players > USUAL ? (ground.scale * USUAL) / players : ground.scale + (USUAL - players) * 0.02;
  return Array.from({ length: players }, (_, index) => {
    const share = players === 1 ? 0 : (2 * index) / (players - 1) - 1;
    const near = nearness((share * reach) / ground.reach);
    return {
      x: ground.width / 2 + share * reach,
      y: ground.far + ground.depth * near,
      scale: base * (1 + NEARER * near),
    };
  });
}

/** Along a round clearing: 0 in the middle, 1 at the ends. */
function nearness(share: number): number {
  const edge = 0.936;
  const bow = (at: number) => 1 - Math.sqrt(1 - (at * edge) ** 2);
  return bow(share) / bow(1);
}

const STEP = 34;
/** Of the ground before the viewer nothing is drawn on so much. */
const EDGE = 4;
const LARGER = 1.14;

/** Who speaks steps forward. */
export function forward(stand: Stand): Stand {
  return { ...stand, y: stand.y + STEP, scale: stand.scale * LARGER };
}

/** A line along the ground from one to another, bent toward the viewer as far as the ground goes. */
export function threadPath(from: Stand, to: Stand, ground: StageGround): string {
  const start = from.y + 26;
  const end = to.y + 30;
  const nearest = Math.max(start, end);
  const bend = Math.min(nearest + 14 + Math.abs(to.x - from.x) / 16, 2 * (ground.height - EDGE) - nearest);
  return `M${from.x.toFixed(1)} ${start.toFixed(1)}Q${((from.x + to.x) / 2).toFixed(1)} ${bend.toFixed(1)} ${to.x.toFixed(1)} ${end.toFixed(1)}`;
}

/** How the stage is laid into a box: it covers it, and where it is wider the camera holds who speaks. */
export interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export function cameraFor(
  box: { readonly width: number; readonly height: number },
  ground: StageGround,
  speaker: Stand | null,
  addressee: Stand | null,
  zoom = 1,
): Camera {
  const scale = Math.max(box.width / ground.width, box.height / ground.height) * zoom;
  const looked = speaker === null ? ground.width / 2 : 0.92 * speaker.x + 0.08 * (addressee ?? speaker).x;
  const free = ground.width * scale - box.width;
  const left = Math.min(0, Math.max(-free, box.width / 2 - looked * scale));
  const spare = ground.height * scale - box.height;
  // Nearer, the ground before the feet may go first.
  return { scale, left, top: -spare * (zoom > 1 ? 0.75 : 1) };
}

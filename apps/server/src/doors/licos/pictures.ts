import type { Character } from '@mura/engine';
import { licos } from '@mura/protocols';
import { figureOf, portrait } from '@mura/words/faces';

/** Pictures of figures and roles: the faces of our own pages, and a sign for each role. */

const FIGURE = /^character_icons\/(50x50|120x120)\/([a-z]|anonymous)_\1\.png$/;
const ROLE = /^role_icons\/50x50withTI\/([a-z]+)_50x50\.png$/;

const NO_FACE = 'anonymous';

/**
 * The picture at a path of LiCOS, e.g. `character_icons/50x50/a_50x50.png`, as SVG. LiCOS knows figures by a letter
 * only: in a village whose characters are others than its own, the letter stands for one of them.
 */
export function pictureAt(path: string, cast: readonly Character[] = []): string | null {
  const letter = FIGURE.exec(path)?.[2];
  if (letter === NO_FACE) return anonymous();
  if (letter === licos.NARRATOR.letter) return narrator();
  if (letter !== undefined) return face(nameBehind(letter, cast));
  const role = ROLE.exec(path)?.[1];
  return role === undefined || !Object.hasOwn(SIGNS, role) ? null : sign(role as keyof typeof SIGNS);
}

function nameBehind(letter: string, cast: readonly Character[]): string {
  const place = licos.facesOf(cast).findIndex((one) => one.letter === letter);
  return cast[place]?.name ?? licos.FIGURES.find((one) => one.letter === letter)?.en ?? letter;
}

/** As our page shows it. */
function face(name: string): string {
  const { looks } = figureOf(name);
  return drawn(
    '2 2 60 60',
    `<rect width="64" height="64" fill="#fff"/><rect width="64" height="64" fill="${looks.robe}" opacity=".2"/>`,
    portrait(looks, 'neutral'),
  );
}

function anonymous(): string {
  return svg(
    '<rect width="50" height="50" fill="#4a4f57"/>',
    '<circle cx="25" cy="20" r="10" fill="#9aa1ab"/><path d="M6 50c0-11 8-17 19-17s19 6 19 17z" fill="#9aa1ab"/>',
    '<text x="25" y="25" font-size="14" font-family="sans-serif" fill="#4a4f57" text-anchor="middle">?</text>',
  );
}

/** An open book under the moon. */
function narrator(): string {
  return svg(
    '<rect width="50" height="50" fill="#2f3a4a"/>',
    '<path d="M35 6a9 9 0 1 0 9 12 8 8 0 0 1-9-12z" fill="#e8d9a8"/>',
    '<path d="M25 25c-5-4-11-5-17-4v19c6-1 12 0 17 4z" fill="#f4ecd8"/><path d="M25 25c5-4 11-5 17-4v19c-6-1-12 0-17 4z" fill="#e3d7bb"/>',
    '<path d="M12 27c4-.5 7 .5 10 2m-10 4c4-.5 7 .5 10 2m6-6c3-1.5 6-2.5 10-2m-10 8c3-1.5 6-2.5 10-2" stroke="#8a7a5a" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  );
}

const SIGNS = {
  villager: [
    '#6d8f4e',
    '<path d="M25 12l13 11v15H12V23z" fill="#fff"/><rect x="21" y="28" width="8" height="10" fill="#6d8f4e"/>',
  ],
  seer: ['#5a4f9a', '<circle cx="25" cy="22" r="10" fill="#fff"/><path d="M16 36h18l3 5H13z" fill="#fff"/>'],
  medium: ['#4f7f99', '<path d="M25 10c6 8 9 13 9 18a9 9 0 0 1-18 0c0-5 3-10 9-18z" fill="#fff"/>'],
  hunter: ['#3f6f5a', '<path d="M25 10l13 5v9c0 8-5 13-13 16-8-3-13-8-13-16v-9z" fill="#fff"/>'],
  mason: [
    '#8a6a3c',
    '<circle cx="19" cy="25" r="8" fill="none" stroke="#fff" stroke-width="4"/><circle cx="31" cy="25" r="8" fill="none" stroke="#fff" stroke-width="4"/>',
  ],
  madman: [
    '#9a4f7d',
    '<path d="M12 32c4-14 8-14 13-4 5-10 9-10 13 4z" fill="#fff"/><circle cx="25" cy="16" r="3" fill="#fff"/>',
  ],
  werewolf: [
    '#8e2f2f',
    '<path d="M13 10l7 7h10l7-7 1 16-6 9-4 5h-6l-4-5-6-9z" fill="#fff"/><circle cx="20" cy="24" r="2" fill="#8e2f2f"/><circle cx="30" cy="24" r="2" fill="#8e2f2f"/>',
  ],
  werehamster: [
    '#b07a2f',
    '<circle cx="16" cy="16" r="5" fill="#fff"/><circle cx="34" cy="16" r="5" fill="#fff"/><ellipse cx="25" cy="27" rx="14" ry="12" fill="#fff"/><circle cx="20" cy="25" r="1.8" fill="#b07a2f"/><circle cx="30" cy="25" r="1.8" fill="#b07a2f"/>',
  ],
  master: ['#2f3a4a', '<path d="M14 34l3-16 8 8 8-8 3 16z" fill="#fff"/>'],
} as const;

function sign(role: keyof typeof SIGNS): string {
  const [colour, shape] = SIGNS[role];
  return svg(`<rect width="50" height="50" rx="6" fill="${colour}"/>`, shape);
}

function svg(...parts: string[]): string {
  return drawn('0 0 50 50', ...parts);
}

function drawn(box: string, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="120" height="120">${parts.join('')}</svg>`;
}

/** All there are, for a test and for pages that load them early. */
export function picturePaths(): string[] {
  const letters = [...licos.FIGURES.map(({ letter }) => letter), licos.NARRATOR.letter, NO_FACE];
  return [
    ...letters.flatMap((letter) => [
      `character_icons/50x50/${letter}_50x50.png`,
      `character_icons/120x120/${letter}_120x120.png`,
    ]),
    ...Object.keys(SIGNS).map((role) => `role_icons/50x50withTI/${role}_50x50.png`),
  ];
}

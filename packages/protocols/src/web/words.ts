import { shape } from '@mura/engine';

/** Control characters, halves of characters, line ends: none is part of a name. */
const NO_SIGN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Signs that are not drawn, or that turn the direction of writing; those that join others have rules of their own. */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\u2800/u;
/** What joins pictures and letters, where there is nothing to join, makes two names that look alike. */
const STRAYS = [
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{Script=Arabic}|\p{Script=Syriac})\p{Join_Control}/u,
  /(?<!\p{Emoji}|\p{S}|\p{Script=Han}|\p{Script=Mongolian})\p{Variation_Selector}/u,
  /(?<!\u{1f3f4}|[\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007f}]/u,
];
/** No language stacks so many marks; they run over the lines above and below. */
const TOWER = /\p{M}{6}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

function isVisible(name: string): boolean {
  return SEEN.test(name) && ![NO_SIGN, UNSEEN, TOWER, ...STRAYS].some((wrong) => wrong.test(name));
}

/** What can be seen of a name that a program gives, which is not asked for another one. */
export function visiblePart(name: string): string {
  const seen = [NO_SIGN, UNSEEN, ...STRAYS].reduce(
    (rest, wrong) => rest.replaceAll(new RegExp(wrong, 'gu'), ''),
    name,
  );
  const part = seen
    .normalize('NFC')
    .replaceAll(/(\p{M}{5})\p{M}+/gu, '$1')
    .trim();
  return isVisible(part) ? part : '';
}

/** A name that people see: trimmed, in one form of writing, on one line. */
export function visibleName(longest: number) {
  const allowed = `a visible name of at most ${longest} characters on one line`;
  const toName = (text: string) => {
    const name = text.normalize('NFC').trim();
    return name.length <= longest && isVisible(name) ? name : undefined;
  };
  return shape.converted(shape.text({ most: 4 * longest, allowed }), toName, allowed);
}

/** A word that a program chose: a name of a preset, of a bot, of an action. */
export const word = shape.text({ least: 1, most: 60 });

/** The id that a client gives to an action, so that it is done once however often it is sent. */
export const actionId = shape.text({
  pattern: /^[\w.:-]{1,64}$/,
  allowed: '1 to 64 of a-z A-Z 0-9 _ . : -',
});

/** A text without white space around it, and not without anything else. */
export function trimmed(longest: number) {
  const allowed = `a text of at most ${longest} characters`;
  const toText = (text: string) => {
    const inner = text.trim();
    return inner !== '' && inner.length <= longest ? inner : undefined;
  };
  return shape.converted(shape.text({ allowed }), toText, allowed);
}

/** A share as `wilson` gives it. */
export const share = shape.about(
  shape.orNull(
    shape.object({
      share: shape.numberFrom(0, 1),
      low: shape.numberFrom(0, 1),
      high: shape.numberFrom(0, 1),
    }),
  ),
  'With its 95 % interval; null where there was nothing to count.',
);

/** An id that the server made. */
export function idOf(what: string) {
  return shape.text({ pattern: /^[0-9a-z]{12}$/, allowed: `the id of a ${what}` });
}

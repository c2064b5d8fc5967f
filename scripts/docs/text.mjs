// What all pages of the docs site write in the same way.

/** As hosting sites make them, so that links work in both places. @param {string} heading */
export function anchorOf(heading) {
  const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
  return words.trim().replaceAll(/\s/g, '-');
}

/** @param {string} text */
export function escapeMarkup(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

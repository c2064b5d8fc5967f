// Search, and fonts that nothing waits for. Without it every page is readable, and the list of pages is complete.
for (const link of document.querySelectorAll('link[data-later]')) link.media = 'all';

const input = document.querySelector('.find input');
const found = document.querySelector('.found');
let sections = null;

async function load() {
  sections ??= await (await fetch(input.dataset.index)).json();
  return sections;
}

/** Every word must be there; in a title it counts most. */
function search(list, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = list.map((section) => {
    const parts = [section.title, section.heading, section.text].map((part) => part.toLowerCase());
    const points = words.map((word) => parts.findIndex((part) => part.includes(word)));
    return { section, score: points.includes(-1) ? -1 : points.reduce((sum, at) => sum + 3 - at, 0) };
  });
  const seen = new Set();
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ section }) => section)
    .filter(({ url }) => !seen.has(url) && seen.add(url))
    .slice(0, 12);
}

async function show() {
  const query = input.value.trim();
  if (query.length < 2) {
    found.hidden = true;
    return;
  }
  const hits = search(await load(), query);
  found.replaceChildren(...(hits.length === 0 ? [none()] : hits.map(hit)));
  found.hidden = false;
}

function none() {
  const item = document.createElement('li');
  item.textContent = input.dataset.none;
  return item;
}

function hit({ url, title, heading, text }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const name = document.createElement('b');
  name.textContent = heading === title ? title : `${title}: ${heading}`;
  const line = document.createElement('span');
  line.textContent = text.slice(0, 110);
  link.append(name, line);
  item.append(link);
  return item;
}

input?.addEventListener('input', show);
input?.addEventListener('focus', load, { once: true });
input?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') found.hidden = true;
  if (event.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
    event.preventDefault();
    input.focus();
  }
});
document.addEventListener('click', (event) => {
  if (!event.target.closest('.find')) found.hidden = true;
});

/** Lines in a box of 18, drawn with round ends. */
export const ICONS = {
  down: 'M5 7l4 4 4-4',
  to: 'M11.6 9a2.6 2.6 0 10-5.2 0 2.6 2.6 0 005.2 0zM11.6 6.4v4c0 2.6 4 2 4-1.4A6.6 6.6 0 109 15.6c1.3 0 2.4-.3 3.4-.9',
  build: 'M9 2.5v4M9 6.5H4v4M9 6.5h5v4M2.5 10.5h3v4h-3zM12.5 10.5h3v4h-3z',
  send: 'M2.5 9L15.5 3l-4 12.5L9 10z',
  write: 'M3 15l1-4 8-8 3 3-8 8zM10.5 4.5l3 3',
  undo: 'M5.5 3L2.5 6l3 3M2.5 6H11a4.5 4.5 0 010 9H7',
  history: 'M15.5 9a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM9 5.5V9l2.5 1.5',
  filter: 'M2.5 4h13M5 9h8M7.5 14h3',
  search: 'M13 8A5 5 0 113 8a5 5 0 0110 0zM12 12l4 4',
  eye: 'M1.5 9S4 4 9 4s7.5 5 7.5 5-2.5 5-7.5 5S1.5 9 1.5 9zM11 9a2 2 0 11-4 0 2 2 0 014 0z',
  hidden: 'M2 7c2 3 4 4 7 4s5-1 7-4M4.5 9.5L3 12M9 11v3M13.5 9.5L15 12',
  warning: 'M9 2.5l7 13H2zM9 7.5v4M9 13.5v.1',
  language:
    'M2.5 4.5h8M6.5 2.5v2M9 4.5c-.5 3-3 5.5-6 6.5M4.5 7c1 2 3 3.5 5 4M9.5 15.5l3-7.5 3 7.5M10.5 13.2h4',
  sun: 'M12.2 9a3.2 3.2 0 11-6.4 0 3.2 3.2 0 016.4 0zM9 1.5v1.8M9 14.7v1.8M1.5 9h1.8M14.7 9h1.8M3.7 3.7l1.3 1.3M13 13l1.3 1.3M14.3 3.7L13 5M5 13l-1.3 1.3',
  moon: 'M14.5 11.5A6.5 6.5 0 016.5 3.5a6.5 6.5 0 108 8z',
  follow: 'M9 2.5a6.5 6.5 0 100 13zM15.5 9A6.5 6.5 0 009 2.5',
  download: 'M9 2.5v9M5.5 8.5L9 12l3.5-3.5M3 15.5h12',
  talk: 'M3 3.5h12v8.5H8.5L5 15v-3H3z',
  board: 'M2.5 2.5h13v13h-13zM2.5 7h13M7 2.5v13M11.3 7v8.5M2.5 11.3h13',
  claims: 'M4 2.5h7l3 3v10H4zM6.5 8h5M6.5 11h5',
  votes: 'M3 9.5h12v6H3zM6 9.5l1-6.5h4l1 6.5M6 12.5h6',
  me: 'M12.2 6a3.2 3.2 0 11-6.4 0 3.2 3.2 0 016.4 0zM2.8 15.5c.8-3.5 3.2-5 6.2-5s5.4 1.5 6.2 5',
  close: 'M4 4l10 10M14 4L4 14',
  check: 'M3.5 9.5l4 4 7-9',
  star: 'M9 2.2l2.1 4.5 4.9.6-3.6 3.4.9 4.9L9 13.2l-4.3 2.4.9-4.9L2 7.3l4.9-.6z',
  reply: 'M7 4L2.5 8.5 7 13M2.5 8.5H11c3 0 4.5 2 4.5 5',
  link: 'M7.5 10.5l3-3M6 8L4 10a2.8 2.8 0 004 4l2-2M12 10l2-2a2.8 2.8 0 00-4-4L8 6',
  keys: 'M2 5h14v8.5H2zM5 8v.1M8 8v.1M11 8v.1M14 8v.1M5.5 11h7',
  fast: 'M3 4l6 5-6 5zM9 4l6 5-6 5z',
  logic: 'M4 4h.1M4 9h.1M4 14h.1M8 4h7M8 9h7M8 14h7',
  notes: 'M4 2.5h10v13H4zM6.5 6h5M6.5 9h5M6.5 12h3',
  home: 'M2.5 9L9 3l6.5 6M4.5 8v7.5h9V8',
  flag: 'M4 16V2.5M4 3.5h9.5l-2 3.2 2 3.3H4',
  more: 'M4 9h.1M9 9h.1M14 9h.1',
  sound: 'M2.5 7v4h3l4 3.2V3.8L5.5 7zM12 6.5a3.6 3.6 0 010 5M14 4.3a6.6 6.6 0 010 9.4',
  silent: 'M2.5 7v4h3l4 3.2V3.8L5.5 7zM12.2 7l3.8 4M16 7l-3.8 4',
} as const;
export type IconName = keyof typeof ICONS;

/** Filled signs of the channels, in a box of 16. */
export const CHANNEL_SIGNS = {
  talk: 'M2 2.5h12v8.5H8.2L4.8 14v-3H2z',
  whisper: 'M10.8 1.5a6.8 6.8 0 100 13A8.3 8.3 0 0110.8 1.5z',
  soliloquy:
    'M5 11.5a3.3 3.3 0 01-.4-6.5A3.7 3.7 0 0111.5 5a3.2 3.2 0 01.2 6.5zM4.2 15.2a1.3 1.3 0 100-2.6 1.3 1.3 0 000 2.6z',
  grave: 'M8 1c1 3 5 4.5 5 8.5a5 5 0 01-10 0C3 7 5.5 6.5 5.6 4.2C6.5 4.5 7 5 7.2 6C8 4.5 8.3 3 8 1z',
  act: 'M8 1.5l1.8 4.7 4.7 1.8-4.7 1.8L8 14.5l-1.8-4.7L1.5 8l4.7-1.8z',
  narrator: 'M2 12.5L9.5 2l3 2L5 14.5zM11.5 8.5l2.7 1.9-2.6 3.7-2.7-1.9z',
  watchers: 'M1 8s2.5-4.5 7-4.5S15 8 15 8s-2.5 4.5-7 4.5S1 8 1 8zm7 2.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4z',
} as const;
export type ChannelSign = keyof typeof CHANNEL_SIGNS;

/** The marks of the board, in a box of 16. */
export const MARK_SIGNS = {
  '?': 'M5.8 5.6a2.3 2.3 0 113.3 2.1c-.8.4-1.1.9-1.1 1.7M8 12.2v.1',
  Δ: 'M8 2.6l5.8 10.2H2.2z',
  O: 'M13.4 8A5.4 5.4 0 112.6 8a5.4 5.4 0 0110.8 0z',
  X: 'M4 4l8 8M12 4l-8 8',
} as const;

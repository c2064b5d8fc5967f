import type { CastLooks } from './looks.ts';

/** The people of the cast `harbour`, by id. */
export const harbourLooks: CastLooks = {
  adela: { skin: 'fair', hair: ['long', '#8a4b2c'], clothes: 'coat', robe: '#2f5d78', collar: '#f0e6d2', work: ['灯台守', 'lighthouse', '등대지기'] },
  bruno: { skin: 'warm', hair: ['cropped', '#5b4636'], clothes: 'jersey', robe: '#d8cbb4', collar: '#ffffff', beard: ['moustache', '#5b4636'], heavyBrows: true, work: ['パン職人', 'baker', '제빵사'] },
  mina: { skin: 'tan', hair: ['twin', '#2a2024'], clothes: 'jersey', robe: '#d9714f', collar: '#fbe6c6', wear: ['ribbon', '#f2d06b'], work: ['猫の友', 'cat friend', '고양이 친구'] },
  chen: { skin: 'fair', hair: ['knot', '#3c3a3e'], clothes: 'robe', robe: '#3f6b4f', collar: '#e9e0c4', beard: ['moustache', '#5d5b5e'], work: ['茶商', 'tea merchant', '차 상인'] },
  gillian: { skin: 'pale', hair: ['bob', '#c9c4bd'], clothes: 'coat', robe: '#27384f', collar: '#f5efe0', wear: ['cap', '#27384f'], marks: ['wrinkles'], work: ['港長', 'harbour master', '항만장'] },
  kofi: { skin: 'dark', hair: ['cropped', '#1d1a1c'], clothes: 'sailor', robe: '#f1ead8', collar: '#2f5d90', work: ['甲板員', 'deckhand', '갑판원'] },
  nadia: { skin: 'tan', hair: ['parted', '#2b1f20'], clothes: 'coat', robe: '#e4e2da', collar: '#7fae9d', marks: ['glasses'], work: ['船医', 'ship’s doctor', '선의'] },
  hassan: { skin: 'deep', hair: ['short', '#2a2422'], clothes: 'robe', robe: '#9b5b2f', collar: '#f3deb0', beard: ['full', '#2a2422'], wear: ['band', '#b5852f'], work: ['香辛料商', 'spice trader', '향신료 상인'] },
  rosa: { skin: 'warm', hair: ['bun', '#b9b4b0'], clothes: 'jersey', robe: '#8a4a55', collar: '#f4dfd6', marks: ['wrinkles'], work: ['下宿の主', 'landlady', '하숙집 주인'] },
  luka: { skin: 'fair', hair: ['short', '#a5763f'], clothes: 'jersey', robe: '#5d7a4a', collar: '#efe4c2', wear: ['beret', '#5b4636'], marks: ['freckles'], work: ['新聞売り', 'newsboy', '신문팔이'] },
  dimitra: { skin: 'tan', hair: ['braid', '#3a2a26'], clothes: 'robe', robe: '#2f6b6a', collar: '#e8e0cc', work: ['網繕い', 'net mender', '그물 수선공'] },
  joao: { skin: 'tan', hair: ['side', '#d9d6d1'], clothes: 'coat', robe: '#33415c', collar: '#f1e7cf', beard: ['full', '#e3e0da'], wear: ['cap', '#33415c'], work: ['元船長', 'old captain', '옛 선장'] },
  priya: { skin: 'deep', hair: ['tail', '#1f1a1e'], clothes: 'jersey', robe: '#7b4a8c', collar: '#f0d9b0', work: ['無線係', 'radio operator', '무선사'] },
  oscar: { skin: 'pale', hair: ['none', ''], clothes: 'coat', robe: '#6b5a45', collar: '#f5efe0', marks: ['glasses'], beard: ['moustache', '#b9b4ad'], work: ['時計職人', 'clockmaker', '시계공'] },
  ingrid: { skin: 'pale', hair: ['hime', '#e0c078'], clothes: 'jersey', robe: '#c2604a', collar: '#fbf0e2', marks: ['freckles'], work: ['看板描き', 'sign painter', '간판 화가'] },
  soren: { skin: 'pale', hair: ['short', '#d7b56d'], clothes: 'jersey', robe: '#7fa8bd', collar: '#ffffff', work: ['氷売り', 'ice seller', '얼음 장수'] },
  tamara: { skin: 'fair', hair: ['curls', '#6b2f2a'], clothes: 'coat', robe: '#4a5f3a', collar: '#e9dfb8', work: ['曳き船乗り', 'tug pilot', '예인선장'] },
  esteban: { skin: 'tan', hair: ['short', '#241f22'], clothes: 'jersey', robe: '#d29a3a', collar: '#3f4654', marks: ['stubble'], work: ['起重機係', 'crane driver', '기중기 기사'] },
  fatou: { skin: 'dark', hair: ['bun', '#171518'], clothes: 'coat', robe: '#3f4654', collar: '#dfe0d6', wear: ['band', '#c0475a'], work: ['税関役人', 'customs officer', '세관원'] },
  quentin: { skin: 'fair', hair: ['long', '#3f342e'], clothes: 'robe', robe: '#8b3b5c', collar: '#f3dfc0', beard: ['moustache', '#3f342e'], wear: ['beret', '#8b3b5c'], work: ['人形遣い', 'puppeteer', '인형사'] },
  vera: { skin: 'warm', hair: ['parted', '#d4d0cc'], clothes: 'jersey', robe: '#5a6f8a', collar: '#efe9da', marks: ['glasses', 'wrinkles'], work: ['海図屋', 'chart seller', '해도 가게'] },
  ugo: { skin: 'warm', hair: ['curls', '#2c2220'], clothes: 'sailor', robe: '#8a3b2c', collar: '#f0e0bd', work: ['楽師', 'musician', '악사'] },
};

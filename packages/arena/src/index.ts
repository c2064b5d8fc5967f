export { playVillage, randomOf } from './play.ts';

import './style/index.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { stayFresh } from './shell/fresh.ts';
import { savesData } from './shell/saves-data.ts';
import { beginSpeech } from './words/speech.svelte.ts';

stayFresh();
await beginSpeech();
mount(App, { target: document.getElementById('mura')! });
// Nothing waits for a font: the fonts of the system stand in until they are here.
if (!savesData()) void import('./style/fonts.ts');
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/service-worker.js');

import base from './playwright.config.ts';

// A turn as a screen reader speaks it, with the voice of eSpeak NG.
export default { ...base, testDir: 'speech', workers: 1 };

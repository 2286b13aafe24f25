import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../test/browser.ts';

const open = async () => {
  const browser = openBrowser();
  return { browser, ...(await import('./zone.ts')) };
};

describe('the zone of shown times', () => {
  it('is the one chosen on this device', async () => {
    const { chosenZone, keepZone } = await open();
    keepZone('Asia/Tokyo');
    expect(chosenZone()).toBe('Asia/Tokyo');
  });

  it('is kept beside what else was chosen', async () => {
    const { browser, keepZone } = await open();
    browser.storage.local.setItem('userConfig', '{"language":"es","timeZone":"UTC"}');
    keepZone('America/Santiago');
    expect(JSON.parse(browser.storage.local.getItem('userConfig') ?? '')).toMatchObject({
      language: 'es',
      timeZone: 'America/Santiago',
    });
  });

  it('has its present name, however it was kept', async () => {
    const { chosenZone, keepZone } = await open();
    keepZone('Asia/Calcutta');
    expect(chosenZone()).toBe('Asia/Kolkata');
  });

  it('is the device’s own when what was kept is no zone', async () => {
    const { chosenZone, keepZone, isZone } = await open();
    for (const wrong of ['', 'Mars/Olympus', '+03:00', '<script>']) {
      keepZone(wrong);
      expect(isZone(chosenZone())).toBe(true);
      expect(chosenZone()).not.toBe(wrong);
    }
  });
});

it('a zone is a place with rules, not an offset', async () => {
  const { isZone } = await open();
  for (const zone of ['UTC', 'America/Santiago', 'Europe/Kyiv', 'Asia/Kathmandu'])
    expect(isZone(zone), zone).toBe(true);
  for (const none of ['+00:00', '-03:00', 'Santiago', '', 'America/', 'null'])
    expect(isZone(none), none).toBe(false);
});

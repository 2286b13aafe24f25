import { expect, test } from 'vitest';
import { dressedHome, type PartnerHome } from './partner-home.ts';

const home =
  '<html lang="en"><head></head><body><svg viewBox="0 0 32 32"><path/></svg>' +
  '<h1 class="a">What would you like?</h1><div role="group"><button>Own one</button></div></body></html>';
const built = {
  home,
  partner:
    '<html lang="en"><head></head><body><link rel="preload" href="%%logo%%"/>' +
    '<img src="%%logo%%" class="b"><span>%%name%%</span>' +
    '<img src="%%logo%%" class="b"><h1 class="a">%%welcome%%</h1>' +
    '<div role="group"><button class="c">%%suggestion%%</button></div><a href="/partners/--slug--">%%name%%</a>' +
    '<ul class="d"><li><a href="%%url%%" target="_blank">%%label%%<span> (new)</span></a></li></ul></body></html>',
};
const partner: PartnerHome = {
  slug: 'casa',
  name: 'Casa & <Co>',
  logo: '/media/logo.png',
  style: ':root{--primary:#fff}',
  welcome: 'Hi $& "you"',
  suggestions: ['One', 'Two <b>'],
  links: [
    { label: 'Talks & $&', url: 'https://example.org/?a=1&b="2"' },
    { label: 'More', url: 'https://example.org/more' },
  ],
};

test('what a partner has stands in its home, as text', () => {
  expect(dressedHome(partner, built)).toBe(
    '<html data-partner="casa" lang="en"><head><style id="partner-colors">:root{--primary:#fff}</style></head>' +
      '<body><link rel="preload" href="/media/logo.png"/>' +
      '<img src="/media/logo.png" class="b"><span>Casa &amp; &lt;Co&gt;</span>' +
      '<img src="/media/logo.png" class="b"><h1 class="a">Hi $&amp; &quot;you&quot;</h1>' +
      '<div role="group"><button class="c">One</button><button class="c">Two &lt;b&gt;</button></div><a href="/partners/casa">Casa &amp; &lt;Co&gt;</a>' +
      '<ul class="d"><li><a href="https://example.org/?a=1&amp;b=&quot;2&quot;" target="_blank">Talks &amp; $&amp;<span> (new)</span></a></li>' +
      '<li><a href="https://example.org/more" target="_blank">More<span> (new)</span></a></li></ul></body></html>',
  );
});

test('what it has not is as on the home of Puente', () => {
  const bare = { ...partner, logo: null, style: null, welcome: null, suggestions: [], links: [] };
  const page = dressedHome(bare, built);
  expect(page).toContain('<svg viewBox="0 0 32 32"><path/></svg><span>');
  expect(page).toContain('<h1 class="a">What would you like?</h1>');
  expect(page).toContain('<div role="group"><button>Own one</button></div>');
  expect(page).not.toMatch(/%%|<style|<img|<link|<ul/);
});

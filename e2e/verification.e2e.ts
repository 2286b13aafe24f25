import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { becomeExpert, openSignedIn } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('es');
test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

test('an expert sends a document, and corrects what was understood', async ({ page, app }) => {
  const { sessionToken } = await openSignedIn(page, app, '/you', {
    language: 'es',
    appearance: 'dark',
  });
  await becomeExpert(app, { sessionToken }, 'America/Santiago');
  await page.goto(`${app.url}/you/helping/verification`);
  const choose = async (name: string, content: string | Buffer, label: string) => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, t(`verification:document.${label}`)).click();
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await expect(button(page, t('verification:document.choose'))).toBeVisible();
  await networkIdle(page);

  // A program under another name is refused by its content, a file too large before it is sent.
  await choose('titulo.pdf', Buffer.from('4d5a90000300000004000000', 'hex'), 'choose');
  await expect(page.getByText(t('verification:document.wrongType'))).toBeVisible();
  await choose('titulo.pdf', Buffer.alloc(10_000_001, 'x'), 'choose');
  await expect(
    page.getByText(t('verification:document.tooLarge', { own: '10,1', size: '10' })),
  ).toBeVisible();
  await expectAccessible(page, 'a document that is not taken');
  await choose('titulo.pdf', 'Título de cocinera, 1998', 'choose');
  await expect(page.getByText(/^TXT · 1 kB/)).toBeVisible();
  await expectAccessible(page, 'a kept document');
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await button(page, t('verification:document.download')).click();
  expect((await download).suggestedFilename()).toBe('document.txt');
  await button(page, t('verification:document.remove')).click();
  await expect(button(page, t('verification:document.choose'))).toBeVisible();

  // Whom to ask, and second thoughts: what publishing gives up is said before.
  const asked = { partnerId: 'casa-abierta', message: '' };
  await app.call('POST', '/api/partner-invites/partner-form', asked, sessionToken);
  await page.reload();
  await page.getByRole('radio', { name: t('draft:verification.none') }).check({ force: true });
  const takesBack = page.getByText(t('draft:verification.takesBack', { name: 'Casa Abierta' }));
  await expect(takesBack).toBeVisible();
  await expectAccessible(page, 'a request that publishing takes back');
  await page.getByRole('radio', { name: /Casa Abierta/ }).check({ force: true });
  await expect(takesBack).toHaveCount(0);

  // What was understood is right until it is tapped away, and stays away.
  await page.goto(`${app.url}/you/helping`);
  const topics = page.getByRole('group', { name: t('verification:understood.label') });
  const first = topics.getByRole('button').first();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const name = await first.innerText();
  await networkIdle(page);
  await first.click();
  await expect(page.getByText(t('verification:understood.saved'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'the topics of a profile');
  await page.reload();
  const again = topics.getByRole('button', { name, exact: true });
  await expect(again).toHaveAttribute('aria-pressed', 'false');
  await networkIdle(page);
  await again.click();
  await expect(again).toHaveAttribute('aria-pressed', 'true');
});

import { uuid } from '../../test/replies.ts';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { anExpert, aProfile } from '../../test/experts.ts';
import { person } from '../../test/people.ts';

// What pages ask for before they are drawn, and where they lead instead.

const partner = { id: uuid(1), slug: 'andes', name: 'Andes Mentors', about: null, checks: null };
const page = (slug: string | null) => ({
  experts: [anExpert()],
  total: 1,
  partner: slug === null ? null : { id: uuid(1), slug, name: 'Andes Mentors' },
  isNearest: false,
  counts: { fields: [], languages: [], partners: [] },
  emergencyLines: [],
  nextCursor: null,
});
const refusal = () =>
  new Response(JSON.stringify({ error: 'x', errorCode: 'not-found', message: 'x' }), {
    status: 404,
  });

/** Somebody whose session is known, before the page's code is loaded. */
async function signedIn() {
  const { signIn } = await import('../shell/session/session.ts');
  signIn({ sessionToken: 'token', userData: person('ana'), isNewUser: true });
}

/** What a loader throws: the way elsewhere. */
async function wayOf(loading: Promise<unknown>): Promise<unknown> {
  return loading.then(
    () => null,
    (thrown: unknown) => (thrown instanceof Response ? Reflect.get(thrown, 'options') : thrown),
  );
}

describe('the page of a partner', () => {
  it('asks who it is, then for its people by its present name, and leads on from one of before', async () => {
    const browser = openBrowser();
    browser.answers('GET /api/partner/andino', partner);
    browser.answers('GET /api/experts', page('andes'));
    const { load } = await import('./group/group-page.tsx');
    expect(await wayOf(load({ slug: 'andino' }))).toMatchObject({
      to: '/partners/$slug',
      params: { slug: 'andes' },
      replace: true,
    });
    expect(browser.calls.map(({ name }) => name)).toEqual([
      'GET /api/partner/andino',
      'GET /api/experts',
    ]);
    expect(browser.calls[1]?.url).toContain('partner=andes');
  });

  it('stays where its name is the present one, and where nobody knows it', async () => {
    const browser = openBrowser();
    browser.answers('GET /api/partner/andes', partner);
    browser.answers('GET /api/partner/gone', refusal);
    browser.answers('GET /api/experts', page('andes'));
    const { load } = await import('./group/group-page.tsx');
    expect(await wayOf(load({ slug: 'andes' }))).toBeNull();
    expect(await wayOf(load({ slug: 'gone' }))).toBeNull();
    expect(browser.callsTo('GET /api/experts')).toHaveLength(1);
  });
});

describe('the list of experts', () => {
  it('leads on from a partner of before, with what else it was narrowed to', async () => {
    const browser = openBrowser();
    browser.answers('GET /api/experts', page('andes'));
    const { load } = await import('./experts/experts-page.tsx');
    expect(await wayOf(load({ partner: 'andino', q: 'sleep' }))).toMatchObject({
      to: '/experts',
      search: { partner: 'andes', q: 'sleep' },
      replace: true,
    });
    expect(await wayOf(load({ partner: 'andes', q: 'sleep' }))).toBeNull();
  });

  it('of no partner, or one that nobody knows, stays', async () => {
    const browser = openBrowser();
    browser.answers('GET /api/experts', page(null));
    const { load } = await import('./experts/experts-page.tsx');
    expect(await wayOf(load({}))).toBeNull();
    expect(await wayOf(load({ partner: 'gone' }))).toBeNull();
    expect(browser.callsTo('GET /api/experts')).toHaveLength(2);
  });
});

describe('a contact', () => {
  const id = uuid(5);
  const contact = (isProvider: boolean) => ({ contact: { id, isProvider } });

  it('is asked for as a public profile by visitors', async () => {
    const browser = openBrowser();
    browser.answers(`GET /worker/profile/${id}`, aProfile());
    const { load } = await import('./contacts/contact-page.tsx');
    await load({ contactId: id });
    expect(browser.calls.map(({ name }) => name)).toEqual([`GET /worker/profile/${id}`]);
  });

  it.each([true, false])(
    'is asked for as a person by members, expert or not (%s)',
    async (isProvider) => {
      const browser = openBrowser();
      browser.answers(`GET /api/contacts/${id}`, contact(isProvider));
      browser.answers(`GET /worker/profile/${id}`, aProfile());
      await signedIn();
      const { load } = await import('./contacts/contact-page.tsx');
      await load({ contactId: id });
      expect(browser.calls.map(({ name }) => name)).toEqual([
        `GET /api/contacts/${id}`,
        ...(isProvider ? [`GET /worker/profile/${id}`] : []),
      ]);
    },
  );

  it('who is not there fails no loader: its section says so', async () => {
    const browser = openBrowser();
    browser.answers(`GET /worker/profile/${id}`, refusal);
    const { load } = await import('./contacts/contact-page.tsx');
    expect(await wayOf(load({ contactId: id }))).toBeNull();
  });
});

describe('a page of one’s own', () => {
  it('asks for nothing of a visitor', async () => {
    const browser = openBrowser();
    const { load } = await import('./receipt/receipt-page.tsx');
    await load({ orderId: uuid(1) });
    const { load: loadPartner } = await import('./partner/partner-page.tsx');
    await loadPartner({ section: 'queue' });
    expect(browser.calls).toEqual([]);
  });

  it('asks for a receipt of whoever is signed in', async () => {
    const browser = openBrowser();
    browser.answers(`GET /api/receipts/${uuid(1)}`, refusal);
    await signedIn();
    const { load } = await import('./receipt/receipt-page.tsx');
    expect(await wayOf(load({ orderId: uuid(1) }))).toBeNull();
    expect(browser.calls.map(({ name }) => name)).toEqual([`GET /api/receipts/${uuid(1)}`]);
  });
});

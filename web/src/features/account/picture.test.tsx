import { policy } from '@puente/contract/policy';
import type { UserData } from '@puente/contract/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person as somebody } from '../../../test/people.ts';
import { uuid } from '../../../test/replies.ts';
import { type Drawn, fileOf, holdUploads, readsPictures } from '../../../test/uploads.ts';

const ana = somebody(uuid(2), { name: 'Ana' });
const withPicture = { ...ana, profilePicture: '/media/ana.webp' };
const removing = 'DELETE /api/profile-picture';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const photo = fileOf('me.jpg', 'image/jpeg');
const dialog = () => screen.getByRole('alertdialog');
const alert = () => within(dialog()).findByRole('alert');

const texts = {
  en: { add: 'Add a picture', choose: 'Choose a picture', use: 'Use this picture', stop: 'Stop' },
  es: {
    add: 'Agregar una foto',
    choose: 'Elegir una foto',
    use: 'Usar esta foto',
    stop: 'Detener',
  },
} as const;
type Language = keyof typeof texts;

async function opened(
  user: UserData = ana,
  { server = {}, language = 'en' }: { server?: Answers; language?: Language } = {},
) {
  const app = await openApp('/you/profile', { user, server, language });
  await app.person.click(button(user.profilePicture ? /^(Change|Cambiar)/ : texts[language].add));
  await screen.findByRole('alertdialog');
  /** Chooses a file, also one that the browser's own choice would leave out. */
  const choose = (file: File) =>
    app.person
      .setup({ applyAccept: false })
      .upload(within(dialog()).getByLabelText(texts[language].choose, { selector: 'input' }), file);
  return { ...app, choose };
}

/** A picture chosen, and its part to be shown. */
async function cropping(given: { server?: Answers; language?: Language } = {}) {
  const drawn = readsPictures({ width: 800, height: 400 });
  const uploads = holdUploads();
  const app = await opened(ana, given);
  await app.choose(photo);
  const use = await screen.findByRole<HTMLButtonElement>('button', {
    name: texts[given.language ?? 'en'].use,
  });
  await waitFor(() => expect(use.disabled).toBe(false));
  return { ...app, drawn, uploads, use };
}

describe('choosing a picture', () => {
  it.each([
    ['en', 'Your picture', '5 MB', /^This picture is 5\.1 MB\. Choose one of 5 MB or less\.$/],
    ['es', 'Tu foto', '5 MB', /^Esta foto pesa 5[.,]1 MB\. Elige una de 5 MB como máximo\.$/],
  ] as const)(
    'names its limits, and what is beyond them (%s)',
    async (language, title, limit, tooLarge) => {
      const { choose } = await opened(ana, { language });
      expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy();
      expect(within(dialog()).getByText(/JPEG.*SVG/).textContent).toContain(limit);
      await choose(fileOf('big.jpg', 'image/jpeg', policy.upload.imageMaxBytes + 1));
      expect((await alert()).textContent).toMatch(tooLarge);
      await choose(fileOf('me.heic', 'image/heic'));
      await waitFor(async () => expect((await alert()).textContent).not.toMatch(tooLarge));
      expect((await alert()).textContent).toMatch(/JPEG, PNG, GIF, WebP o?r? SVG\.$/);
      expect(screen.queryByRole('button', { name: texts[language].use })).toBeNull();
    },
  );

  it('opens the choice of the device by a button, and offers its camera on a phone alone', async () => {
    const click = vi.spyOn(HTMLInputElement.prototype, 'click');
    const { person } = await opened();
    const hasCamera = matchMedia('(pointer: coarse)').matches;
    expect(within(dialog()).queryAllByRole('button', { name: 'Take a photo' })).toHaveLength(
      hasCamera ? 1 : 0,
    );
    await person.click(button('Choose a picture'));
    expect(click).toHaveBeenCalledOnce();
  });

  it('has a camera where fingers point', async () => {
    const asked = globalThis.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      asked(query === '(pointer: coarse)' ? 'all' : query),
    );
    await opened();
    const camera = within(dialog()).getByLabelText('Take a photo', { selector: 'input' });
    expect(camera.getAttribute('capture')).toBe('user');
  });

  it('that cannot be read says so, and offers the choice again', async () => {
    readsPictures('broken');
    const { choose } = await opened();
    await choose(photo);
    expect((await alert()).textContent).toBe("We can't read this picture. Choose another one.");
    expect(button('Choose a picture')).toBeTruthy();
  });

  it('is closed by Escape and leads back to its button, not by a tap beside it', async () => {
    const { person } = await opened();
    await person.click(document.body);
    expect(dialog()).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button('Add a picture')));
  });
});

const { pictureSize } = policy.upload;

/** What was drawn last on the square that is sent: its turn, and the picture's place and size. */
function sentPart(drawn: Drawn[]) {
  const start = drawn.findLastIndex(
    ({ name, values }) => name === 'fillRect' && values[2] === pictureSize,
  );
  const then = start < 0 ? [] : drawn.slice(start);
  const valuesOf = (name: string) =>
    then.find((one) => one.name === name)?.values.map(Number) ?? [];
  const [, left = NaN, , width, height] = valuesOf('drawImage');
  return { turn: valuesOf('rotate')[0], left, width, height };
}

describe('the part of a picture', () => {
  it.each([
    ['en', 'Zoom', 'Rotation', '2.5 times', '30 degrees'],
    ['es', 'Acercar', 'Girar', /^2[.,]5 veces$/, '30 grados'],
  ] as const)(
    'is zoomed and turned, in words (%s)',
    async (language, zoom, turn, times, degrees) => {
      const { person, drawn, uploads, use } = await cropping({ language });
      const slider = (name: string) => within(dialog()).getByRole('slider', { name });
      expect(slider(zoom).getAttribute('aria-valuetext')).toMatch(/^1 /);
      fireEvent.change(slider(zoom), { target: { value: '2.5' } });
      expect(slider(zoom).getAttribute('aria-valuetext')).toMatch(times);
      fireEvent.change(slider(turn), { target: { value: '30' } });
      expect(slider(turn).getAttribute('aria-valuetext')).toBe(degrees);
      await person.click(use);
      await uploads.current();
      // 400 px high are the 250 px of the crop, 2.5 times as large on 512 px.
      expect(sentPart(drawn)).toMatchObject({ turn: Math.PI / 6, width: 2560, height: 1280 });
    },
  );

  it.each([
    ['Move left', -1],
    ['Move right', 1],
  ] as const)('is moved by a button: %s', async (name, way) => {
    const { person, drawn, uploads, use } = await cropping();
    await person.click(use);
    await uploads.current();
    const { left: middle } = sentPart(drawn);
    expect(middle).toBe(-256);
    await person.click(button('Stop'));
    await person.click(button(name));
    await person.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(Math.sign(sentPart(drawn).left - middle)).toBe(way));
  });

  it('gives way to another picture', async () => {
    const { person } = await cropping();
    await person.click(button('Choose another'));
    expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull();
    expect(button('Choose a picture')).toBeTruthy();
    expect(within(dialog()).queryByRole('alert')).toBeNull();
  });
});

describe('sending a picture', () => {
  it('tells how far it is, closes when it is there, and shows it', async () => {
    const { person, uploads, use } = await cropping();
    await person.click(use);
    const request = await uploads.current();
    expect(request.address).toMatch(/\/api\/profile-picture$/);
    expect(request.form?.get('file')).toMatchObject({ type: 'image/webp' });
    const progress = within(dialog()).getByRole('progressbar', { name: 'Uploading your picture' });
    await uploads.happens(() => request.progress(41, 100));
    expect(progress.getAttribute('aria-valuenow') ?? progress.getAttribute('value')).toBe('41');
    expect(within(dialog()).getByText('41%')).toBeTruthy();
    expect(document.activeElement).toBe(button('Stop'));
    expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull();
    await uploads.happens(() =>
      request.answer(200, { url: '/media/ana.webp', userData: withPicture }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Your new picture is saved.')).toBeTruthy();
    expect(button('Change picture')).toBeTruthy();
    expect(uploads.count()).toBe(1);
  });

  it.each([
    ['en', "Stopped. Your picture hasn't changed."],
    ['es', 'Detenido. Tu foto sigue como estaba.'],
  ] as const)(
    'can be stopped, which is no failure, and keeps the part (%s)',
    async (language, said) => {
      const { person, uploads, use } = await cropping({ language });
      const zoom = () => within(dialog()).getAllByRole<HTMLInputElement>('slider')[0];
      fireEvent.change(zoom() ?? dialog(), { target: { value: '2' } });
      await person.click(use);
      await uploads.current();
      await person.click(button(texts[language].stop));
      const told = await within(dialog()).findByText(said);
      expect(told.closest('[role=status]')).toBeTruthy();
      expect(zoom()?.value).toBe('2');
      expect(button(texts[language].use)).toBeTruthy();
    },
  );

  it.each([
    ['en', 413, 'file-too-large'],
    ['es', 415, 'unsupported-type'],
    ['en', 429, 'too-many-requests'],
  ] as const)(
    'that is refused says why, and is sent again by one tap (%s, %i %s)',
    async (language, status, errorCode) => {
      const { person, uploads, use } = await cropping({ language });
      await person.click(use);
      const request = await uploads.current();
      await uploads.happens(() =>
        request.answer(status, { errorCode, message: 'Words of the server' }),
      );
      const said = await alert();
      expect(said.textContent).not.toMatch(/Words of the server|MISSING/);
      expect(said.textContent?.length).toBeGreaterThan(10);
      await person.click(button(texts[language].use));
      await waitFor(() => expect(uploads.count()).toBe(2));
      expect(within(dialog()).queryByRole('alert')).toBeNull();
    },
  );

  it('that is lost on its way says so', async () => {
    const { person, uploads, use } = await cropping();
    await person.click(use);
    const request = await uploads.current();
    await uploads.happens(() => request.end('error'));
    expect((await alert()).textContent).toMatch(/^We couldn't reach Puente/);
    await person.click(button('Choose another'));
    expect(within(dialog()).queryByRole('alert')).toBeNull();
  });

  it('ends with its dialog', async () => {
    const { person, uploads, use } = await cropping();
    await person.click(use);
    const request = await uploads.current();
    const abort = vi.spyOn(request, 'abort');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(abort).toHaveBeenCalledOnce();
    expect(button('Add a picture')).toBeTruthy();
  });
});

describe('taking a picture away', () => {
  it('is not offered where there is none', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });

  it('is one call, closes, and says so', async () => {
    const answer = held<UserData>();
    const { person, server } = await opened(withPicture, { server: { [removing]: answer.answer } });
    await person.dblClick(button('Remove picture'));
    expect(button('Remove picture').getAttribute('aria-busy')).toBe('true');
    expect(server.callsTo(removing)).toHaveLength(1);
    answer.release(ana);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Your picture was removed.')).toBeTruthy();
    await waitFor(() => expect(button('Add a picture')).toBeTruthy());
  });

  it('that was refused says why, and keeps the picture', async () => {
    const { person } = await opened(withPicture, {
      server: { [removing]: refuses('too-many-requests') },
      language: 'es',
    });
    await person.click(button('Quitar foto'));
    expect((await alert()).textContent).toBeTruthy();
    expect((await alert()).textContent).not.toContain('Words of the server');
    expect(button('Quitar foto')).toBeTruthy();
  });
});

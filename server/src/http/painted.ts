// What pages that are painted before any script have in common: room for what isn't known yet, and
// the icons of the pages themselves.

/** A placeholder as the page's own. */
export const room = (size: string) =>
  `<span class="breathe block rounded-control bg-sunken ${size}" aria-hidden="true"></span>`;

/** Room for words of these lengths, which breaks into lines as they will. */
export const words = (...lengths: number[]) =>
  `<span class="breathe rounded-control bg-sunken" aria-hidden="true">${lengths.map((length) => '&nbsp;'.repeat(length * 2)).join(' ')}</span>`;

const drawn = (size: number, lines: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="shrink-0" aria-hidden="true">${lines}</svg>`;

/** The page's own (lucide), so that nothing is redrawn when it comes. */
export const icons = {
  verified: drawn(
    18,
    '<path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/><path d="m16 9-5.5 5.5L8 12"/>',
  ),
  nextFree: drawn(
    20,
    '<path d="M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3"/><circle cx="16" cy="16" r="6"/>',
  ),
  languages: drawn(20, '<path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6"/>'),
  inPerson: drawn(
    20,
    '<path d="M18 21a8 8 0 0 0-16 0"/><circle cx="10" cy="8" r="5"/><path d="M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3"/>',
  ),
  chooser: drawn(20, '<path d="m6 9 6 6 6-6"/>'),
  place: drawn(
    20,
    '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  ),
  zone: drawn(20, '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'),
  home: drawn(
    20,
    '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"/><path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>',
  ),
  office: drawn(
    20,
    '<path d="M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2"/><path d="M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"/>',
  ),
};

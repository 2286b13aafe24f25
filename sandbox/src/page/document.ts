import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Language } from './language.ts';

/** Strict: only our own files, no inline scripts or styles. */
export function pageHeaders(formTargets: string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

export function renderDocument(language: Language, title: string, body: Html, script?: Html) {
  return `<!doctype html>\n${
    html`<html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/styles.css" />
        ${script}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
  }`;
}

export type Channel = 'sms' | 'whatsapp' | 'call';

/** Country codes of which Twilio's messages go out in Spanish when no locale is given. */
const spanishPrefixes = (
  '+34 +51 +52 +53 +54 +56 +57 +58 +502 +503 +504 +505 +506 +507 +591 +593 +595 +598 +1787 ' +
  '+1809 +1829 +1849 +1939'
).split(' ');

export function languageFor(to: string, locale: string | undefined): 'en' | 'es' {
  if (locale) return locale.toLowerCase().startsWith('es') ? 'es' : 'en';
  return spanishPrefixes.some((prefix) => to.startsWith(prefix)) ? 'es' : 'en';
}

/** The message as the person reads or, by call, hears it. */
export function messageText(
  channel: Channel,
  language: 'en' | 'es',
  code: string,
  name: string,
): string {
  if (channel === 'call') {
    const spoken = code.split('').join(', ');
    return language === 'es'
      ? `Hola. Tu código de verificación de ${name} es: ${spoken}. Repetimos: ${spoken}. Adiós.`
      : `Hello. Your ${name} verification code is: ${spoken}. Once again: ${spoken}. Goodbye.`;
  }
  return language === 'es'
    ? `Tu código de verificación de ${name} es: ${code}. Vence en 10 minutos. No lo compartas con nadie.`
    : `Your ${name} verification code is: ${code}. It expires in 10 minutes. Don't share it with anyone.`;
}

/**
 * What a service is for, read from its id: "VAsandboxpayout…" is for payouts. Live ids are random
 * and tell nothing; they are shown as they are.
 */
export function purposeOf(service: string): string {
  if (/sign-?_?in|log-?_?in|auth/i.test(service)) return 'sign-in';
  if (/pay-?_?out/i.test(service)) return 'payout';
  return service.replace(/^VA[_-]?/, '').replace(/[_-]?0*$/, '') || service;
}

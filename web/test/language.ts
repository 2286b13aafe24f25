import i18next from 'i18next';

// Test files share a process: each begins in English, whatever the one before has spoken.
if (i18next.isInitialized) await i18next.changeLanguage('en');

/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeTranslationsContract } from './translationsContract';

describeTranslationsContract('InMemoryTranslations', inMemorySubject);
describeTranslationsContract('HttpTranslations', httpSubject);
describeTranslationsContract('HttpTranslations on an austere backend', austereSubject);

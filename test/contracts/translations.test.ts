/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeTranslationsContract } from './translationsContract';

describeTranslationsContract('InMemoryTranslations', inMemorySubject);
describeTranslationsContract('HttpTranslations', httpSubject);

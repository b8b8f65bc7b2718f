/** @jest-environment jsdom */
import { Bubble } from '../../../../src/ui/conversations/thread/MessageList';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';

/** The picture of a message of a dealer with this picture in the profile. */
async function pictureOf(author: 'dealer' | 'support', avatar: string | null, avatarAddress: string | null) {
  const at = new Workplace();
  const profile = at.dealer.profile();
  at.session.profileChanged({ ...profile, dealer: { ...profile.dealer, avatarAddress } });
  const element = await renderView(
    <Bubble author={author} avatar={avatar} body="Hello">
      at noon
    </Bubble>,
    at,
  );
  return element.querySelector('img')?.getAttribute('src') ?? null;
}

const [ofMessage, ofProfile] = ['https://files.example/message.png', 'https://files.example/profile.png'];

it.each([
  ['dealer', ofMessage, ofProfile, ofMessage],
  ['dealer', null, ofProfile, ofProfile],
  ['dealer', null, null, '/image.svg'],
  ['support', ofMessage, ofProfile, ofMessage],
  ['support', null, ofProfile, null],
] as const)(
  'a message of the %s has, with the picture %s in the message and %s in the profile, the picture %s',
  async (author, avatar, avatarAddress, shown) => {
    expect(await pictureOf(author, avatar, avatarAddress)).toBe(shown);
  },
);

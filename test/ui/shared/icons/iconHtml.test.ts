/** @jest-environment jsdom */
import { iconHtml } from '../../../../src/ui/shared/icons/iconHtml';

describe('iconHtml', () => {
  const assign = iconHtml('library');

  it.each([
    [''],
    ['<svg/>'],
    ['<span aria-hidden="true">&#x2212;</span>'],
    [
      '<svg class="icon" viewBox="0 0 32 32"><use xlink:href="#shape"/><path fill="currentColor" d="M11 16v-2z"/></svg>',
    ],
  ])('accepts the icon %p', html => {
    expect(assign(html)).toBe(html);
  });

  it.each([
    ['a text of a server'],
    ['<svg onload="alert(1)"/>'],
    ['<svg style="color: red"/>'],
    ['<use xlink:href="https://elsewhere.example/#shape"/>'],
    ['<a xlink:href="#">x</a>'],
    ['<script>alert(1)</script>'],
    ['<img src="x">'],
    ['<svg/><b>'],
  ])('refuses %p', html => {
    expect(() => assign(html)).toThrow('library draws no icon');
  });
});

import { FORM } from './host-page.ts';
import type { HostPage } from './host-page.ts';

const script = (text: string): HostPage => ({ script: text });
const hopeless = (text: string): HostPage => ({
  script: text,
  body: '<flyleaf-subscribe-form>Write to us</flyleaf-subscribe-form>',
});
const body = (text: string): HostPage => ({ body: text });

/** Pages whose own scripts change the language and the browser under ours. */
const PATCHED: Readonly<Record<string, HostPage>> = {
  'added-to-prototypes': script(`
    Object.prototype.extended = function () {};
    Array.prototype.contains = function () {};
    String.prototype.toJSON = Number.prototype.toJSON = undefined;
    Function.prototype.extend = function () {};`),
  // Prototype.js 1.7 as its pages have it.
  'prototype-js': script(`
    var $A = function (list) {
      if (!list) return [];
      if ('toArray' in Object(list)) return list.toArray();
      var length = list.length || 0, results = new Array(length);
      while (length--) results[length] = list[length];
      return results;
    };
    Array.from = $A;
    Array.prototype.toJSON = function () { return 'not an array'; };
    Array.prototype.toArray = Array.prototype.clone = function () { return [].concat(this); };
    Array.prototype.each = function (callback) { for (var i = 0; i < this.length; i++) callback(this[i], i); };
    Array.prototype.reverse = function () { return this; };
    Array.prototype.find = Array.prototype.detect = function (test) { var r; this.each(function (v) { if (test(v)) r = v; }); return r; };
    Function.prototype.bind = function (context) { var f = this; return function () { return f.apply(context, arguments); }; };
    Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
    Element.prototype.replace = Element.prototype.update = function () { return this; };
    Element.prototype.show = Element.prototype.hide = function () { return this; };
    Element.prototype.select = function () { return []; };
    document.getElementsByClassName = function () { return []; };
    Object.toJSON = JSON.stringify;`),
  'own-set': script('var Set = 1;'),
  // MooTools puts its own in place of the browser's constructors.
  mootools: script(`
    window.Element = function (tag) { return document.createElement(tag); };
    window.Event = window.DOMEvent = function (event) { this.event = event; };
    window.Browser = {}; window.Type = function () {};
    Array.from = function (item) { return item == null ? [] : [item]; };
    String.prototype.test = String.prototype.clean = Element.prototype.inject = function () { return this; };
    Function.prototype.delay = Function.prototype.pass = function () {};`),
  'frozen-intrinsics': script(`
    [Object, Array, Function, String, Number, Boolean, Promise, RegExp, Error, Map, Set, WeakMap, Symbol, Date].forEach(
      function (one) { Object.freeze(one); Object.freeze(one.prototype); });
    [JSON, Math, Reflect].forEach(Object.freeze);`),
  'patched-json': script(`
    var stringify = JSON.stringify, parse = JSON.parse;
    JSON.stringify = function (value, replacer, space) { return stringify(value, replacer, space || 4); };
    JSON.parse = function (text) { if (typeof text !== 'string') throw new Error('text?'); return parse(text); };`),
  'patched-fetch': script(`
    var original = window.fetch;
    window.fetch = function (address, options) {
      if (address.indexOf('//') < 0) throw new Error('address?');
      if (options && options.method.toUpperCase() === 'POST') options.headers['x-nothing'.slice(9)];
      return original.apply(this, arguments).then(function (answer) { answer.clone(); return answer; });
    };
    var open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function () { return open.apply(this, arguments); };`),
  'patched-dom': script(`
    var create = document.createElement, attach = Element.prototype.attachShadow;
    document.createElement = function (name) { return create.call(document, String(name)); };
    Element.prototype.attachShadow = function (options) { return attach.call(this, { mode: options.mode }); };
    var add = EventTarget.prototype.addEventListener, append = Node.prototype.appendChild;
    EventTarget.prototype.addEventListener = function (type, listener, options) { return add.call(this, type, listener, options); };
    Node.prototype.appendChild = function (node) { return append.call(this, node); };
    // The shim that lets classes written as functions be elements.
    var Native = window.HTMLElement, define = customElements.define;
    window.HTMLElement = function () { return Reflect.construct(Native, [], this.constructor); };
    HTMLElement.prototype = Native.prototype;
    HTMLElement.prototype.constructor = HTMLElement;
    Object.setPrototypeOf(HTMLElement, Native);
    customElements.define = function (name, made, options) { return define.call(this, name, made, options); };`),
  'patched-timers': script(`
    ['Timeout', 'Interval'].forEach(function (kind) {
      var set = window['set' + kind], clear = window['clear' + kind];
      window['set' + kind] = function (callback, wait) {
        return { id: set(callback, wait), unref: function () {} };
      };
      window['clear' + kind] = function (timer) { if (timer) clear(timer.id); };
    });`),
  globals: script(`
    var name = 'taken', event = 'taken', status = 'taken', e = 1, t = 2, n = 3, o = 4, h = 5, a = 6;
    const i = 7; let s = 8; const c = 9; class r {}
    window.React = window.preact = window.exports = window.module = { exports: {} };
    window.process = { env: {} }; window.global = window; window.$ = window.jQuery = 1;
    const flyleaf = 'a word of the page';`),
};

/** Pages on which nothing of ours can run: what stands inside the element has to stay. */
export const HOPELESS_PAGES: Readonly<Record<string, HostPage>> = {
  'own-map': hopeless('var Map = { draw: function () {} };'),
  'own-controller': hopeless('var AbortController = 1;'),
  'no-elements': hopeless("Object.defineProperty(window, 'customElements', { value: undefined });"),
  'own-observer': hopeless('window.IntersectionObserver = undefined;'),
};

/** Pages whose markup stands in the way of names (DOM clobbering) and of addresses. */
const CLOBBERED: Readonly<Record<string, HostPage>> = {
  'named-flyleaf': body(`<div id="flyleaf">Us</div>${FORM}`),
  'form-named-flyleaf': body(`
    <form name="flyleaf"><input name="live" /><input name="q" /><input name="forEach" /></form>${FORM}`),
  'links-named-flyleaf': body(
    `<a id="flyleaf" href="#a"></a><a id="flyleaf" name="live" href="#b"></a>${FORM}`,
  ),
  'named-current-script': body(`
    <img name="currentScript" alt="" src="data:," data-popup="forced" data-publication="evil" />${FORM}`),
  'named-cookie': body(`<form name="cookie"></form><img name="title" alt="" />${FORM}`),
  'base-elsewhere': {
    head: '<base href="https://elsewhere.invalid/deep/" target="_blank" />',
  },
};

export const SCRIPT_PAGES: Readonly<Record<string, HostPage>> = { ...PATCHED, ...CLOBBERED };

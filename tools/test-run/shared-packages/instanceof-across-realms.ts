import { types } from 'node:util';

const isErrorNamed =
  (name: string) =>
  (value: unknown): boolean =>
    types.isNativeError(value) && value.name === name;

/** For built-in classes: whether a value is an instance of this class, or of the class of the same name in another realm. */
const isInstance: Record<string, (value: unknown) => boolean> = {
  Error: types.isNativeError,
  RangeError: isErrorNamed('RangeError'),
  SyntaxError: isErrorNamed('SyntaxError'),
  TypeError: isErrorNamed('TypeError'),
  Array: Array.isArray,
  Date: types.isDate,
  Map: types.isMap,
  Promise: types.isPromise,
  RegExp: types.isRegExp,
  Set: types.isSet,
};

// The call is bound to the method, so that the prototype chain of the class decides, as in `instanceof` itself.
const hasInstance = Function.prototype[Symbol.hasInstance];

/**
 * Lets `instanceof Error`, `instanceof Date` etc. recognize values of other realms. Each test file is executed in a realm (`vm.Context`) of
 * its own, with classes of its own, and exchanges values with packages of the main realm.
 */
export function recognizeInstancesOfOtherRealms(global: Record<string, unknown>): void {
  for (const [name, isInstanceInAnyRealm] of Object.entries(isInstance)) {
    const builtIn = global[name];
    const inMainRealm = (globalThis as Record<string, unknown>)[name];
    Object.defineProperty(builtIn, Symbol.hasInstance, {
      configurable: true,
      value(this: unknown, value: unknown): boolean {
        if (hasInstance.call(this, value)) return true;
        // Derived classes inherit this method, but only the built-in class has counterparts.
        if (this !== builtIn) return false;
        // Some packages construct errors without the constructor of Error: only their prototypes show what they are.
        return isInstanceInAnyRealm(value) || hasInstance.call(inMainRealm, value);
      },
    });
  }
}

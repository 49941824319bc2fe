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
    Object.defineProperty(builtIn, Symbol.hasInstance, {
      configurable: true,
      value(this: unknown, value: unknown): boolean {
        // Derived classes inherit this method.
        return hasInstance.call(this, value) || (this === builtIn && isInstanceInAnyRealm(value));
      },
    });
  }
}
